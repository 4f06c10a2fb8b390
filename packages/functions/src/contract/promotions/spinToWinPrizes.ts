import * as z from 'zod/mini';
import { defineContract } from '../define.ts';
import { digestSchema, prizeSchema } from '../games/prize.ts';
import { daySchema, idSchema, instantSchema } from '../schemas.ts';

/** A prize on offer today. */
export const offeredPrizeSchema = z.extend(prizeSchema, {
  /** How many are left, a few seconds old at most; null where it cannot run out. */
  left: z.nullable(z.int()),
});
export type OfferedPrize = z.infer<typeof offeredPrizeSchema>;

/** A day that is over: what proves the plays of it. */
export const revealedDaySchema = z.strictObject({
  gameId: idSchema,
  day: daySchema,
  seed: digestSchema,
  prizes: z.array(prizeSchema),
});

/**
 * The wheel of a game today: prizes with their weights and what is left, and the commitment to the day's
 * seed; the server's clock, which is the one that counts; and the seeds of the days that are over and on
 * which the caller played. `not-found` for a game that nobody knows. Specification section 7.
 */
export const spinToWinPrizesContract = defineContract({
  name: 'promotions-spinToWinPrizes',
  request: z.strictObject({ gameId: idSchema }),
  response: z.strictObject({
    success: z.literal(true),
    prizes: z.array(offeredPrizeSchema),
    now: instantSchema,
    /** Null while the game is not on: there is nothing to commit to. */
    commitment: z.nullable(digestSchema),
    prizeListVersion: digestSchema,
    revealed: z.array(revealedDaySchema),
  }),
});
