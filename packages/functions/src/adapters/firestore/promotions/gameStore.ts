import type { Firestore } from 'firebase-admin/firestore';
import type { ContentService } from '../../../domain/ports/contentService.ts';
import type { GameDay, GameStore } from '../../../domain/ports/games.ts';
import { findGameDays, openGameDay } from './gameDays.ts';
import { findPlay, findPlayedDays, settlePlay } from './gamePlays.ts';
import { findStock } from './gameStock.ts';

/** Caches the counts, because many members request the same few at opening. */
const LEFT_SECONDS = 5;
const MAX_CACHED = 500;

/** A game store in Firestore. Days are immutable, so each instance reads each of them once. */
export function firestoreGameStore(
  database: () => Firestore,
  content: Pick<ContentService, 'findGamePrizes'>,
): GameStore {
  const days = cache<GameDay>(Number.POSITIVE_INFINITY);
  const left = cache<number>(LEFT_SECONDS);
  return {
    async openDay(gameId, day) {
      const known = days.get(`${gameId}_${day}`);
      if (known) return known;
      const prizes = await content.findGamePrizes(gameId);
      if (prizes === null) return null;
      return days.put(`${gameId}_${day}`, await openGameDay(database(), gameId, day, prizes));
    },
    findDays: (gameId, list) => findGameDays(database(), gameId, list),
    findStock: (prize) => findStock(database(), prize),
    async countLeft(prize) {
      const key = `${prize.gameId}_${prize.number}`;
      const known = left.get(key);
      if (known !== undefined) return known;
      const shards = await findStock(database(), prize);
      return left.put(
        key,
        shards.reduce((sum, shard) => sum + shard.left, 0),
      );
    },
    findPlay: (id) => findPlay(database(), id),
    findPlayedDays: (userId, gameId) => findPlayedDays(database(), userId, gameId),
    settle: (settlement) => settlePlay(database(), settlement),
  };
}

/** An in-memory cache by key; entries expire after `seconds`. */
function cache<T>(seconds: number) {
  const entries = new Map<string, { readonly value: T; readonly until: number }>();
  return {
    get(key: string): T | undefined {
      const entry = entries.get(key);
      return entry && performance.now() < entry.until ? entry.value : undefined;
    },
    put(key: string, value: T): T {
      if (entries.size >= MAX_CACHED) entries.clear();
      entries.set(key, { value, until: performance.now() + seconds * 1_000 });
      return value;
    },
  };
}
