import * as z from 'zod/mini';
import { languageSchema } from '../languageSchema.ts';
import { daySchema, idSchema, instantSchema } from '../schemas.ts';
import { digestSchema } from './prize.ts';

/**
 * A play: the document `games/{gameId}_{userId}_{day}`, written once and never changed. It is also the
 * member's receipt. Specification section 3.
 */
export const playSchema = z.object({
  userId: z.string(),
  gameId: idSchema,
  /** The casino's calendar day, `yyyy-mm-dd`. */
  day: daySchema,
  timestamp: instantSchema,
  win: z.boolean(),
  /** The prize's number on the wheel. */
  prize: z.int(),
  prizeName: z.string(),
  /** The language of `prizeName`; absent for that of the group. */
  locale: z.exactOptional(languageSchema),
  /** The voucher of a win, or null. */
  voucherId: z.nullable(idSchema),
  /** The numbers of the prizes that were sold out at the draw. */
  soldOut: z.array(z.int()),
  /** The commitment of the day, and the version of the prize list that it covers. */
  commitment: digestSchema,
  prizeListVersion: digestSchema,
});
export type Play = z.infer<typeof playSchema>;
