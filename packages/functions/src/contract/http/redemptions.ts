import * as z from 'zod/mini';
import { cursorSchema, idSchema, instantSchema, venueIdSchema } from '../schemas.ts';
import { REVERSAL_REASONS, storedNumberSchema } from '../till/redemption.ts';
import type { Operation } from './operation.ts';
import { pageSchema } from './paging.ts';
import { voucherReplySchema } from './schemas.ts';

/** A voucher's use by a member, as the product sends it. */
export const voucherUseSchema = z.strictObject({
  /** The id of the new redemption. */
  id: idSchema,
  crmId: idSchema,
  customerNumber: storedNumberSchema,
  venueId: venueIdSchema,
  at: instantSchema,
  isOffline: z.boolean(),
  deviceId: idSchema,
});

/** A reversal as the product sends it. */
export const reversalRequestSchema = z.strictObject({
  reason: z.enum(REVERSAL_REASONS),
  at: instantSchema,
  deviceId: idSchema,
});

/** A reversal as a service sends it. */
const reversalSchema = z.strictObject({ at: instantSchema, reason: z.enum(REVERSAL_REASONS) });

/** A redemption as a service sends it: with the voucher as it was then. */
export const serviceRedemptionSchema = z.strictObject({
  id: idSchema,
  voucher: voucherReplySchema,
  crmId: idSchema,
  customerNumber: storedNumberSchema,
  venueId: venueIdSchema,
  at: instantSchema,
  recordedAt: z.exactOptional(instantSchema),
  isOffline: z.boolean(),
  deviceId: idSchema,
  reversal: z.nullable(reversalSchema),
});

/** A redemption as a service sends it. */
export type ServiceRedemption = z.infer<typeof serviceRedemptionSchema>;

/** The operations with which the till of this product redeems the vouchers of a group. A group has all or none. */
export const REDEMPTION_OPERATIONS = [
  {
    id: 'redeemVoucher',
    method: 'post',
    path: '/vouchers/{voucherId}/redemptions',
    summary:
      'Redeems a voucher once per member, also for simultaneous requests. If the member has redeemed it before, the reply is that redemption, with `isNew` false.',
    params: { voucherId: idSchema },
    body: voucherUseSchema,
    reply: z.strictObject({ redemption: serviceRedemptionSchema, isNew: z.boolean() }),
    notFound: 'The service has no voucher with this id.',
    isOptional: true,
    isKeyed: true,
  },
  {
    id: 'findRedemption',
    method: 'get',
    path: '/redemptions/{redemptionId}',
    summary: 'One redemption, with its reversal.',
    params: { redemptionId: idSchema },
    reply: serviceRedemptionSchema,
    notFound: 'The service has no redemption with this id.',
    isOptional: true,
  },
  {
    id: 'reverseRedemption',
    method: 'post',
    path: '/redemptions/{redemptionId}/reversal',
    summary:
      'Takes a redemption back, so that the member can use the voucher again. The redemption stays. A second reversal changes nothing.',
    params: { redemptionId: idSchema },
    body: reversalRequestSchema,
    reply: serviceRedemptionSchema,
    notFound: 'The service has no redemption with this id.',
    isOptional: true,
    isKeyed: true,
  },
  {
    id: 'findRedemptions',
    method: 'get',
    path: '/venues/{venueId}/redemptions',
    summary:
      'The redemptions of a venue that were stored or reversed since a time, in that order, oldest first.',
    params: { venueId: venueIdSchema },
    query: { since: instantSchema, cursor: cursorSchema },
    reply: pageSchema(serviceRedemptionSchema),
    notFound: 'The service has no venue with this id.',
    isOptional: true,
  },
  {
    id: 'findOfflineVouchers',
    method: 'get',
    path: '/venues/{venueId}/offline-vouchers',
    summary:
      'The vouchers with `offline` true that a till of the venue can redeem now or later, without used ones. Those that end first are first.',
    params: { venueId: venueIdSchema },
    query: { cursor: cursorSchema },
    reply: pageSchema(voucherReplySchema),
    notFound: 'The service has no venue with this id.',
    isOptional: true,
  },
] as const satisfies readonly Operation[];
