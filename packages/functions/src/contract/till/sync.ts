import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';

import { cursorSchema, idSchema, instantSchema, venueIdSchema } from '../schemas.ts';
import { storedNumberSchema, tillVoucherSchema } from './redemption.ts';

/** The most vouchers, and the most redemptions, of one reply. */
export const MAX_SYNCED = 2_000;

/**
 * A till loads no older uses. An offer to everyone that began earlier is redeemed with a connection only, because a till
 * cannot know all of its uses.
 */
export const SYNC_DAYS = 31;

/** A voucher that a till may redeem without a connection. */
export const offlineVoucherSchema = z.strictObject({
  voucher: tillVoucherSchema,
  validFrom: instantSchema,
  /** The instant from which it cannot be used. */
  endsAt: instantSchema,
  /** The only venue that redeems it, or null for all. */
  venueId: z.nullable(venueIdSchema),
});
export type OfflineVoucher = z.infer<typeof offlineVoucherSchema>;

/** A use of a voucher, as an offline till compares it. */
export const knownUseSchema = z.strictObject({
  redemptionId: idSchema,
  voucherId: idSchema,
  customerNumber: storedNumberSchema,
  at: instantSchema,
  venueId: venueIdSchema,
  isReversed: z.boolean(),
});
export type KnownUse = z.infer<typeof knownUseSchema>;

/**
 * What a till needs to decide without a connection. A voucher that is not in `vouchers` is redeemed online only, so a
 * withdrawn one leaves the list.
 */
export const syncContract = defineContract({
  name: 'till-sync',
  request: z.strictObject({
    /** `now` of the previous reply; null for everything that a till may know. At most `SYNC_DAYS` ago. */
    since: z.nullable(instantSchema),
    /** `next` of the previous reply, for the rest of its uses. */
    cursor: z.exactOptional(cursorSchema),
    /** True to load the vouchers, too: they change slowly and are many. */
    withVouchers: z.boolean(),
    /** Scans on the device that are not uploaded yet. */
    waiting: z.int().check(z.nonnegative(), z.maximum(100_000)),
  }),
  response: z.strictObject({
    /** The server's clock. */
    now: instantSchema,
    /** The Ed25519 public keys of codes: the id that a code names, and the raw key in base64url. */
    keys: z.array(z.strictObject({ id: z.string(), publicKey: z.string() })),
    uses: z.array(knownUseSchema).check(z.maxLength(MAX_SYNCED)),
    /** Null if these are all uses. The device requests the rest before it relies on any. */
    next: z.nullable(cursorSchema),
    /** Null if not requested. Those that end first, at most `MAX_SYNCED`. */
    vouchers: z.nullable(z.array(offlineVoucherSchema).check(z.maxLength(MAX_SYNCED))),
  }),
});
