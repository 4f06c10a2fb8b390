import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { incentiveSchema } from '../incentive.ts';
import { languageSchema } from '../languageSchema.ts';
import { idSchema, instantSchema, venueIdSchema } from '../schemas.ts';

/** The status of a voucher by the server's clock. */
export const VOUCHER_STATUSES = ['available', 'upcoming', 'used', 'expired'] as const;

/** The subject of a voucher. It selects a drawing. */
export const voucherCategorySchema = z.enum(['dining', 'gaming', 'drinks', 'stay', 'event']);
export type VoucherCategory = z.infer<typeof voucherCategorySchema>;

/** A voucher or offer: `personal` for one member, or `everyone` for every member. */
export const voucherSchema = z.strictObject({
  id: idSchema,
  audience: z.enum(['personal', 'everyone']),
  title: z.string(),
  summary: z.string(),
  /** The category: selects the artwork. Null for none. */
  category: z.nullable(voucherCategorySchema),
  /** The game of a gaming voucher, if it has artwork of its own. Absent: the artwork of the category. */
  game: z.exactOptional(z.enum(['slots'])),
  /** Significant conditions, shown before the member acts. */
  terms: z.string(),
  /** Absent if the service does not state it. */
  incentive: z.exactOptional(incentiveSchema),
  /** Steps to redeem it, in order. */
  howToRedeem: z.array(z.string()),
  /** The language of its texts; absent for that of the group, `DEFAULT_LANGUAGE`. */
  locale: z.exactOptional(languageSchema),
  /** The code to type at a till that cannot scan. */
  code: z.string(),
  /** The value in pence, or null if it is not money. */
  valuePence: z.nullable(z.int()),
  validFrom: instantSchema,
  validUntil: instantSchema,
  status: z.enum(VOUCHER_STATUSES),
  /** The casino whose tills redeem it. Absent in a device's copy from before the reply had it. */
  venueId: z.exactOptional(venueIdSchema),
  /** When a till redeemed it, and where; the venue is null if it is unknown. Absent if it is not used. */
  redeemed: z.exactOptional(
    z.strictObject({ at: instantSchema, venueId: z.nullable(venueIdSchema) }),
  ),
});
export type Voucher = z.infer<typeof voucherSchema>;

/**
 * All vouchers of the caller at one of their locations. `permission-denied` when `location` and
 * `crmId` are not the caller's own membership. Specification section 7.
 */
export const getAllVouchersContract = defineContract({
  name: 'vouchers-getAllVouchers',
  request: z.strictObject({ location: venueIdSchema, crmId: idSchema }),
  response: z.strictObject({
    records: z.array(voucherSchema),
    /** The server's time of the reply. */
    now: z.exactOptional(instantSchema),
  }),
});
