import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { digestSchema, prizeSchema } from '../games/prize.ts';
import { incentiveSchema } from '../incentive.ts';
import { languageSchema } from '../languageSchema.ts';
import { daySchema, idSchema, instantSchema } from '../schemas.ts';
import { voucherCategorySchema } from '../vouchers/getAllVouchers.ts';

/** A prize on offer today. */
export const offeredPrizeSchema = z.extend(prizeSchema, {
  /** The remaining stock, at most a few seconds old; null if unlimited. */
  left: z.nullable(z.int()),
  /** The language of its name; absent for that of the group. */
  locale: z.exactOptional(languageSchema),
  /** Absent for a segment without a prize, and if the service does not state it. */
  incentive: z.exactOptional(incentiveSchema),
  /** The category of its voucher: selects the drawing on the wheel. Null for none. */
  category: z.optional(z.nullable(voucherCategorySchema)),
});
export type OfferedPrize = z.infer<typeof offeredPrizeSchema>;

/** A past day: the data that prove its plays. */
export const revealedDaySchema = z.strictObject({
  gameId: idSchema,
  day: daySchema,
  seed: digestSchema,
  prizes: z.array(prizeSchema),
});

/**
 * The wheel of a game today: the prizes with weights and remaining stock, the commitment to the day's seed,
 * the server's time, which counts, and the seeds of past days on which the caller played. `not-found` for
 * an unknown game. Specification section 7.
 */
export const spinToWinPrizesContract = defineContract({
  name: 'promotions-spinToWinPrizes',
  request: z.strictObject({ gameId: idSchema }),
  response: z.strictObject({
    success: z.literal(true),
    prizes: z.array(offeredPrizeSchema),
    now: instantSchema,
    /** Null while the game is not on, because no day exists. */
    commitment: z.nullable(digestSchema),
    prizeListVersion: digestSchema,
    revealed: z.array(revealedDaySchema),
  }),
});
