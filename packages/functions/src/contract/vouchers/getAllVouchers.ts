import * as z from 'zod/mini';
import { defineContract } from '../define.ts';
import { idSchema, instantSchema, venueIdSchema } from '../schemas.ts';

/** What a member can still do with a voucher, as the server's clock sees it. */
export const VOUCHER_STATUSES = ['available', 'upcoming', 'used', 'expired'] as const;

/** A voucher or offer. `personal` was given to this member; `everyone` is open to every member. */
export const voucherSchema = z.strictObject({
  id: idSchema,
  audience: z.enum(['personal', 'everyone']),
  title: z.string(),
  summary: z.string(),
  /** What the voucher takes part in: chooses its artwork. Null for one that has none of its own. */
  category: z.nullable(z.enum(['dining', 'gaming', 'drinks', 'stay', 'event'])),
  /** Significant conditions, shown before the member acts. */
  terms: z.string(),
  /** Steps to redeem it, in order. */
  howToRedeem: z.array(z.string()),
  /** What a till types when it cannot scan. */
  code: z.string(),
  /** Worth in pence, or null where it is not money. */
  valuePence: z.nullable(z.int()),
  validFrom: instantSchema,
  validUntil: instantSchema,
  status: z.enum(VOUCHER_STATUSES),
});
export type Voucher = z.infer<typeof voucherSchema>;

/**
 * All vouchers of the caller at one of their locations. `permission-denied` when `location` and
 * `crmId` are not the caller's own membership. Specification section 7.
 */
export const getAllVouchersContract = defineContract({
  name: 'vouchers-getAllVouchers',
  request: z.strictObject({ location: venueIdSchema, crmId: idSchema }),
  response: z.strictObject({ records: z.array(voucherSchema) }),
});
