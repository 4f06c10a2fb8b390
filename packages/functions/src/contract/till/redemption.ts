import * as z from 'zod/mini';
import { languageSchema } from '../languageSchema.ts';
import { idSchema, instantSchema, venueIdSchema } from '../schemas.ts';
import { voucherCategorySchema } from '../vouchers/getAllVouchers.ts';

/** Why a till rejects a scan, in the order of the checks. docs/qr-codes.md explains the first five. */
export const SCAN_REFUSALS = [
  /** Not a code of ours. */
  'unreadable',
  'unknown-key',
  'forged',
  'another-member',
  'expired',
  'not-yet',
  'another-venue',
  /** The voucher does not exist, or was withdrawn. */
  'unknown-voucher',
  /** No casino of the group knows the number. */
  'unknown-member',
  'member-blocked',
  /** The member's app does not show vouchers now. The till must not say why. */
  'not-shown',
  /** Offline: the voucher may only be redeemed with a connection. */
  'online-only',
  /** The group's system takes no redemptions from this product. */
  'not-offered',
] as const;
export type ScanRefusal = (typeof SCAN_REFUSALS)[number];

/** Why a manager sees a scan that redeemed nothing. */
export const RECORD_REASONS = [
  ...SCAN_REFUSALS,
  'already',
  'device-revoked',
  /** The claimed time is before the device was enrolled, or more than `UPLOAD_DAYS` ago. */
  'too-old',
  /** It was redeemed, and its reversal came too late. */
  'too-late',
  /** The entry breaks the limits of this contract. It is kept as it came. */
  'invalid',
] as const;

/** What staff check before they serve: the member's age, or a photo of the member. */
export const STAFF_CHECKS = ['age', 'photo'] as const;
export type StaffCheck = (typeof STAFF_CHECKS)[number];

/** Identifies one scan. A repeated request with the same nonce gets the same reply. */
export const nonceSchema = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** The longest text of a QR code, and the longest letters. */
export const MAX_SCANNED_TEXT = 500;

/** The text of a QR code, as a scanner reads it. */
export const scannedTextSchema = z.string().check(z.minLength(1), z.maxLength(MAX_SCANNED_TEXT));

/** The number of a member as it is stored. A group's system chooses it. */
export const storedNumberSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** What a member gets for a voucher, as the till shows it. */
export const tillVoucherSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  summary: z.string(),
  /** The language of both texts; absent for that of the group. */
  locale: z.exactOptional(languageSchema),
  category: z.nullable(voucherCategorySchema),
  /** In pence, or null if it is not money. */
  valuePence: z.nullable(z.int()),
  /** The letters below the QR code. */
  letters: z.string(),
  checks: z.array(z.enum(STAFF_CHECKS)),
});
export type TillVoucher = z.infer<typeof tillVoucherSchema>;

/** Why a redemption was taken back. There is no free text, because it could name a person. */
export const REVERSAL_REASONS = [
  'wrong-voucher',
  'wrong-member',
  'not-served',
  'returned',
  'other',
] as const;
export type ReversalReason = (typeof REVERSAL_REASONS)[number];

/** A voucher's use by a member. It is never changed: a reversal is a record of its own, shown with it. */
export const redemptionSchema = z.strictObject({
  id: idSchema,
  voucher: tillVoucherSchema,
  customerNumber: storedNumberSchema,
  venueId: venueIdSchema,
  /** When the member was served. Without a connection, the device claims it. */
  at: instantSchema,
  /** When the record arrived; absent if the group's system does not say it. */
  recordedAt: z.exactOptional(instantSchema),
  /** True if the till had no connection then. */
  isOffline: z.boolean(),
  deviceId: idSchema,
  reversal: z.nullable(z.strictObject({ at: instantSchema, reason: z.enum(REVERSAL_REASONS) })),
});
export type Redemption = z.infer<typeof redemptionSchema>;

/** The minutes in which the device of a redemption may take it back. Later, only a manager may. */
export const REVERSAL_MINUTES = 10;

const refusedSchema = z.strictObject({
  outcome: z.literal('refused'),
  reason: z.enum(SCAN_REFUSALS),
  /** Null if the code does not lead to a voucher, or to another member's. */
  voucher: z.nullable(tillVoucherSchema),
  /** For `not-yet`, when the voucher begins; for `expired`, when it ended. */
  at: z.nullable(instantSchema),
});

const alreadySchema = z.strictObject({
  outcome: z.literal('already'),
  voucher: tillVoucherSchema,
  /** When and where it was redeemed. */
  at: instantSchema,
  venueId: venueIdSchema,
});

/** The reply to a scan with a connection. */
export const scanOutcomeSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('redeemed'), redemption: redemptionSchema }),
  alreadySchema,
  refusedSchema,
]);

/** The outcome of a scan that redeemed nothing. */
export type NotRedeemed = z.infer<typeof alreadySchema> | z.infer<typeof refusedSchema>;

/**
 * The outcome of a scan, on the server and on a till. `R` is what is known of a redemption: on the server its record, on
 * a till less, because it also redeems without a connection.
 */
export type ScanOutcome<R = Redemption> =
  | { readonly outcome: 'redeemed'; readonly redemption: R }
  | NotRedeemed;

/** The reply to a scan that was decided without a connection, and is uploaded later. */
export const uploadOutcomeSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('redeemed'), redemption: redemptionSchema }),
  /** The member was served, and the voucher was not free. A manager sees it; the member is not punished. */
  z.strictObject({
    outcome: z.literal('conflict'),
    reason: z.enum(RECORD_REASONS),
  }),
  /** The till had refused it or taken it back, too. */
  z.strictObject({ outcome: z.literal('noted') }),
  /** Nothing was stored: the scan has to be uploaded again. */
  z.strictObject({ outcome: z.literal('later') }),
]);
export type UploadOutcome = z.infer<typeof uploadOutcomeSchema>;
