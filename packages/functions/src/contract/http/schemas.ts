import * as z from 'zod/mini';
import { prizeSchema } from '../games/prize.ts';
import { incentiveSchema } from '../incentive.ts';
import { languageSchema } from '../languageSchema.ts';
import { eventSchema } from '../promotions/event.ts';
import { instantSchema, venueIdSchema } from '../schemas.ts';
import { voucherSchema } from '../vouchers/getAllVouchers.ts';

/** An event or promotion of a venue, for every member. */
export const publishedEventSchema = z.extend(z.omit(eventSchema, { optedIn: true }), {
  venueId: venueIdSchema,
});

/** The voucher of a prize. */
const prizeVoucherSchema = z.extend(
  z.pick(voucherSchema, {
    title: true,
    summary: true,
    category: true,
    game: true,
    terms: true,
    incentive: true,
    howToRedeem: true,
    valuePence: true,
  }),
  {
    /** The prefix of the voucher's code. */
    codePrefix: z.string().check(z.minLength(1), z.maxLength(12)),
    /** Its validity in days, from the win. */
    validDays: z.int().check(z.positive()),
  },
);

/** A prize as the content service stores it. A segment that wins nothing has no voucher. */
export const gamePrizeSchema = z.extend(z.omit(prizeSchema, { win: true }), {
  /** The language of its name and of the texts of its voucher; absent for that of the group. */
  locale: z.exactOptional(languageSchema),
  voucher: z.nullable(prizeVoucherSchema),
});

/** A voucher as the member service stores it: its status depends on the time. */
export const storedVoucherSchema = z.extend(
  z.omit(voucherSchema, { status: true, venueId: true, redeemed: true }),
  {
    /** The venue that redeems it. */
    location: z.int(),
    /** The member who got it; null if it is open to everyone. */
    crmId: z.nullable(z.string()),
    /** The time of its redemption by this member, or null. */
    usedAt: z.nullable(instantSchema),
    /** The venue of that redemption. Absent or null if it is unknown. */
    usedVenueId: z.exactOptional(z.nullable(venueIdSchema)),
    /** True if a till may redeem it without a connection. Absent: only with one. */
    offline: z.exactOptional(z.boolean()),
  },
);

/** An event or promotion in a reply of the content service: a promotion states its incentive. */
export const eventReplySchema = publishedEventSchema.check(
  z.refine(({ kind, incentive }) => kind === 'event' || incentive !== undefined, {
    path: ['incentive'],
    error: 'A promotion has an incentive.',
  }),
);

/** A prize in a reply of the content service: its voucher states its incentive. */
export const prizeReplySchema = z.extend(gamePrizeSchema, {
  voucher: z.nullable(z.extend(prizeVoucherSchema, { incentive: incentiveSchema })),
});

/** A voucher in a reply of the member service, with its incentive. */
export const voucherReplySchema = z.extend(storedVoucherSchema, { incentive: incentiveSchema });
