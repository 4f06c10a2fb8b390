import type { Firestore } from 'firebase-admin/firestore';
import type { ContentService } from './contentService.ts';
import { findGameDays, type GameDay, openGameDay } from './gameDays.ts';
import {
  findPlay,
  findPlayedDays,
  type Settlement,
  type StoredPlay,
  settlePlay,
} from './gamePlays.ts';
import { findStock, type ShardState, type StockedPrize } from './gameStock.ts';

/** The daily games: their days, stock and plays. */
export interface GameStore {
  /** The day of a game, made where nobody has asked for it before; null for a game without prizes. */
  openDay(gameId: string, day: string): Promise<GameDay | null>;
  /** The days of these that exist. */
  findDays(gameId: string, days: readonly string[]): Promise<readonly GameDay[]>;
  /** Strongly consistent: what it finds empty is empty for good. */
  findStock(prize: StockedPrize): Promise<readonly ShardState[]>;
  /** How many of a prize are left, `LEFT_SECONDS` old at most: for showing, never for drawing. */
  countLeft(prize: StockedPrize): Promise<number>;
  findPlay(id: string): Promise<StoredPlay | null>;
  findPlayedDays(userId: string, gameId: string): Promise<readonly string[]>;
  settle(settlement: Settlement): Promise<StoredPlay | null>;
}

/** A million members at opening look at the same few counts. */
const LEFT_SECONDS = 5;
const MAX_CACHED = 500;

/** The games kept in Firestore. Days never change, so each instance reads each of them once. */
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

/** Values by key in this instance's memory, each for so many seconds. */
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
