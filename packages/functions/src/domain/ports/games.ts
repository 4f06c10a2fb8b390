import type { Play } from '../../contract/games/play.ts';
import type { GamePrize } from './contentService.ts';
import type { StoredVoucher } from './memberService.ts';

/** A day of a game, `gameDays/{gameId}_{day}`: written once, before its first play, and immutable. */
export interface GameDay {
  readonly gameId: string;
  /** `yyyy-mm-dd` in the casinos' zone. */
  readonly day: string;
  /** Secret until the day ends. */
  readonly seed: string;
  readonly commitment: string;
  readonly prizeListVersion: string;
  /** The prizes of this day. A change in the content service applies from the next day. */
  readonly prizes: readonly GamePrize[];
}

/** A part of a prize's stock with its own counter. */
export interface StockShard {
  /** From 0. */
  readonly shard: number;
  /** The initial stock of this shard. */
  readonly share: number;
}

/** A prize of a game with limited stock. */
export interface StockedPrize {
  readonly gameId: string;
  readonly number: number;
  /** The stock of the whole game. */
  readonly stock: number;
}

/** The time of a write, as the document store counts it. */
export interface ShardVersion {
  readonly seconds: number;
  readonly nanoseconds: number;
}

/** A shard as read. */
export interface ShardState extends StockShard {
  readonly left: number;
  /** The last write of its document; null if it does not exist yet. */
  readonly version: ShardVersion | null;
}

/** A play of a member on a day of a game. */
export interface StoredPlay extends Play {
  /** Identifies the request that created it among others of the same day. */
  readonly requestId: string;
}

/** All changes of one play, committed atomically. */
export interface Settlement {
  readonly play: StoredPlay;
  /** Hashes of the keys that identify the person: each takes the turn. */
  readonly turnKeys: readonly string[];
  /** The membership that plays. */
  readonly crmId: string;
  /** The shard of the prize; null for an unlimited prize. */
  readonly shard: ShardState | null;
  readonly voucher: StoredVoucher | null;
}

/** The daily games: their days, stock and plays. */
export interface GameStore {
  /** The day of a game, created if it does not exist; null for a game without prizes. */
  openDay(gameId: string, day: string): Promise<GameDay | null>;
  /** The existing days among these. */
  findDays(gameId: string, days: readonly string[]): Promise<readonly GameDay[]>;
  /** Strongly consistent: an empty shard stays empty. */
  findStock(prize: StockedPrize): Promise<readonly ShardState[]>;
  /** The remaining stock of a prize, at most `LEFT_SECONDS` old: for display, never for a draw. */
  countLeft(prize: StockedPrize): Promise<number>;
  findPlay(id: string): Promise<StoredPlay | null>;
  findPlayedDays(userId: string, gameId: string): Promise<readonly string[]>;
  settle(settlement: Settlement): Promise<StoredPlay | null>;
}
