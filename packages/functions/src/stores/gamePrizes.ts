import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { prizeSchema, voucherSchema } from '../contract/index.ts';
import { fromDocument } from './document.ts';

/** The voucher of a prize. */
const prizeVoucherSchema = z.extend(
  z.pick(voucherSchema, {
    title: true,
    summary: true,
    category: true,
    terms: true,
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
  voucher: z.nullable(prizeVoucherSchema),
});
export type GamePrize = z.infer<typeof gamePrizeSchema>;

/** A list with unique numbers, from which something can always be drawn. */
const gamePrizesSchema = z.object({
  prizes: z.array(gamePrizeSchema).check(
    z.refine((prizes) => prizes.some(({ stock }) => stock === null)),
    z.refine((prizes) => new Set(prizes.map(({ number }) => number)).size === prizes.length),
  ),
});

/** The prizes of a game: `gamePrizes/{gameId}`; null for a game without any. */
export async function findGamePrizes(
  database: Firestore,
  gameId: string,
): Promise<readonly GamePrize[] | null> {
  const snapshot = await database.collection('gamePrizes').doc(gameId).get();
  return snapshot.exists ? fromDocument(gamePrizesSchema, snapshot.data()).prizes : null;
}
