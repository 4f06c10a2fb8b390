import * as z from 'zod/mini';
import { gamePrizesSchema } from '../../src/adapters/firestore/content/gamePrizes.ts';
import { gamePhase } from '../../src/contract/promotions/gameRules.ts';
import { gameSchema } from '../../src/contract/promotions/getGames.ts';
import type { PlainDocument } from './entry.ts';

/** Sentences about prizes of running games with another stock than before. Prizes that were won would not count. */
export function stockRefusals(
  before: readonly PlainDocument[],
  after: readonly PlainDocument[],
  now: Date,
): readonly string[] {
  return before
    .filter(({ collection }) => collection === 'gameDefinitions')
    .map(({ fields }) => z.parse(gameSchema, fields))
    .filter((game) => gamePhase(game, now) === 'on')
    .flatMap(({ id, name }) => {
      const [old, next] = [stockOf(before, id), stockOf(after, id)];
      return [...next]
        .filter(([number, stock]) => old.has(number) && old.get(number) !== stock)
        .map(
          ([number, stock]) =>
            `${name} is running, so the stock of prize ${number} stays ${old.get(number)} and cannot become ${stock}.`,
        );
    });
}

/** The stock of a game's prizes by number. */
function stockOf(
  documents: readonly PlainDocument[],
  gameId: string,
): ReadonlyMap<number, number | null> {
  const held = documents.find(({ collection, id }) => collection === 'gamePrizes' && id === gameId);
  if (!held) return new Map();
  const { prizes } = z.parse(gamePrizesSchema, held.fields);
  return new Map(prizes.map(({ number, stock }) => [number, stock]));
}
