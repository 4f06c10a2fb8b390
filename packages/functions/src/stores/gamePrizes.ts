import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { prizeSchema, voucherSchema } from '../contract/index.ts';
import { fromDocument } from './document.ts';

/** The voucher that a prize becomes. */
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
    /** Begins the code that a till types. */
    codePrefix: z.string().check(z.minLength(1), z.maxLength(12)),
    /** Days for which it can be used, from the moment it was won. */
    validDays: z.int().check(z.positive()),
  },
);

/** A prize as the content service keeps it; one that wins nothing has no voucher. */
export const gamePrizeSchema = z.extend(z.omit(prizeSchema, { win: true }), {
  voucher: z.nullable(prizeVoucherSchema),
});
export type GamePrize = z.infer<typeof gamePrizeSchema>;

/** A list from which a draw always comes to something, and in which each number stands once. */
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
