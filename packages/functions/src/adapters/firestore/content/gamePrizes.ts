import * as z from 'zod/mini';
import { gamePrizeSchema } from '../../../contract/http/schemas.ts';
import type { GamePrize } from '../../../domain/ports/contentService.ts';
import { fromDocument } from '../document.ts';
import type { ContentRoot } from './publishedContent.ts';

/** A list with unique numbers, from which something can always be drawn. */
export const gamePrizesSchema = z.object({
  prizes: z.array(gamePrizeSchema).check(
    z.refine((prizes) => prizes.some(({ stock }) => stock === null), {
      error: 'At least one prize has unlimited stock: null.',
    }),
    z.check(({ value, issues }) => {
      value.forEach(({ number }, index) => {
        if (value.findIndex((each) => each.number === number) === index) return;
        const message = `Another prize has the number ${number}.`;
        issues.push({ code: 'custom', input: number, path: [index, 'number'], message });
      });
    }),
  ),
});

/** The prizes of a game: `gamePrizes/{gameId}`; null for a game without any. */
export async function findGamePrizes(
  root: ContentRoot,
  gameId: string,
): Promise<readonly GamePrize[] | null> {
  const snapshot = await root.collection('gamePrizes').doc(gameId).get();
  return snapshot.exists ? fromDocument(gamePrizesSchema, snapshot.data()).prizes : null;
}
