import { randomBytes } from 'node:crypto';
import { type Firestore, GrpcStatus } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { commitmentTo, prizeListVersion } from '../../../contract/games/fairness.ts';
import { digestSchema } from '../../../contract/games/prize.ts';
import { gamePrizeSchema } from '../../../contract/http/schemas.ts';
import { daySchema, idSchema } from '../../../contract/schemas.ts';
import { publishedPrizes } from '../../../domain/games/publishedPrizes.ts';
import type { GamePrize } from '../../../domain/ports/contentService.ts';
import type { GameDay } from '../../../domain/ports/games.ts';
import { fromDocument } from '../document.ts';

const SEED_BYTES = 32;

const gameDaySchema = z.object({
  gameId: idSchema,
  day: daySchema,
  seed: digestSchema,
  commitment: digestSchema,
  prizeListVersion: digestSchema,
  prizes: z.array(gamePrizeSchema),
});

/**
 * The day of a game, created by the first request. Concurrent requests get the same day, because only one
 * can create the document.
 * @param prizes the prizes of a new day
 */
export async function openGameDay(
  database: Firestore,
  gameId: string,
  day: string,
  prizes: readonly GamePrize[],
): Promise<GameDay> {
  const found = await findGameDays(database, gameId, [day]);
  if (found[0]) return found[0];
  const created = await newGameDay(gameId, day, prizes);
  try {
    await gameDayDocument(database, gameId, day).create(created);
    return created;
  } catch (error) {
    if ((error as { code?: unknown }).code !== GrpcStatus.ALREADY_EXISTS) throw error;
    const [first] = await findGameDays(database, gameId, [day]);
    if (!first) throw error;
    return first;
  }
}

/** The existing days among these. */
export async function findGameDays(
  database: Firestore,
  gameId: string,
  days: readonly string[],
): Promise<readonly GameDay[]> {
  if (days.length === 0) return [];
  const snapshots = await database.getAll(
    ...days.map((day) => gameDayDocument(database, gameId, day)),
  );
  return snapshots
    .filter(({ exists }) => exists)
    .map((snapshot) => fromDocument(gameDaySchema, snapshot.data()));
}

async function newGameDay(
  gameId: string,
  day: string,
  prizes: readonly GamePrize[],
): Promise<GameDay> {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const version = await prizeListVersion(publishedPrizes(prizes));
  const commitment = await commitmentTo(seed, version);
  return { gameId, day, seed, commitment, prizeListVersion: version, prizes: [...prizes] };
}

function gameDayDocument(database: Firestore, gameId: string, day: string) {
  return database.collection('gameDays').doc(`${gameId}_${day}`);
}
