import { setTimeout as wait } from 'node:timers/promises';
import { drawOf, prizeAt } from '../../contract/index.ts';
import type { GameDay } from '../../stores/gameDays.ts';
import { playId, type StoredPlay } from '../../stores/gamePlays.ts';
import type { ShardState } from '../../stores/gameStock.ts';
import type { GameStore } from '../../stores/gameStore.ts';
import { refusal } from '../../wrapper/errors.ts';
import { prizeVoucher, type VoucherHolder } from './prizeVoucher.ts';

/** A spin that the rules allow. */
export interface SpinOrder {
  readonly userId: string;
  /** What tells whose turn it is, with whichever login and membership. */
  readonly turnKeys: readonly string[];
  readonly holder: VoucherHolder;
  /** What this request is called, by the device where it named it. */
  readonly requestId: string;
  readonly now: Date;
  /** The end of a voucher's code, should it win one. */
  readonly voucherSecret: string;
}

/** What spinning needs of the store. */
export type SpinStore = Pick<GameStore, 'findPlay' | 'findStock' | 'settle'>;

/** The bits of a draw that choose its shard, far from those that choose its prize. */
const SHARD_BITS = 128n;
/** How often a prize is reached for while others are faster. Each time, one of them got theirs. */
const MAX_ATTEMPTS = 40;
/** The longest pause before reaching for it again, in milliseconds. */
const LONGEST_PAUSE_MS = 400;

/**
 * Plays a person's turn of a day and returns the play that stands: this one, or an earlier one of any of
 * their logins. The day's seed fixes the draw. A prize that has run out is left out, and the same draw falls
 * on the prizes that remain. A prize that has run out stays so: a play that is tried again has the same
 * result. Throws where the wheel is too busy; nothing is played then.
 */
export async function spin(games: SpinStore, day: GameDay, order: SpinOrder): Promise<StoredPlay> {
  const identity = { gameId: day.gameId, userId: order.userId, day: day.day };
  const played = await games.findPlay(playId(identity));
  if (played) return played;

  const draw = await drawOf(day.seed, identity);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { prize, shard, soldOut } = await drawn(games, day, draw, attempt);
    const voucher = prizeVoucher(prize, order.holder, {
      playId: playId(identity),
      now: order.now,
      secret: order.voucherSecret,
    });
    const play = {
      ...identity,
      timestamp: order.now.toISOString(),
      win: voucher !== null,
      prize: prize.number,
      prizeName: prize.name,
      voucherId: voucher?.id ?? null,
      soldOut,
      commitment: day.commitment,
      prizeListVersion: day.prizeListVersion,
      requestId: order.requestId,
    };
    const settled = await games.settle({
      play,
      turnKeys: order.turnKeys,
      crmId: order.holder.crmId,
      shard,
      voucher,
    });
    if (settled) return settled;
    await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 10 * 2 ** attempt));
  }
  throw refusal('unavailable');
}

/** What a draw falls on among that which has not run out, and where to take it from. */
async function drawn(games: SpinStore, day: GameDay, draw: bigint, attempt: number) {
  const soldOut: number[] = [];
  for (;;) {
    const prize = prizeAt(day.prizes, soldOut, draw);
    if (prize === null) throw new Error('Nothing on the wheel can be drawn.');
    if (prize.stock === null) return { prize, shard: null, soldOut };
    const { number, stock } = prize;
    const found = await games.findStock({ gameId: day.gameId, number, stock });
    const shard = chosen(
      found.filter(({ left }) => left > 0),
      draw,
      attempt,
    );
    if (shard) return { prize, shard, soldOut };
    soldOut.push(number);
  }
}

/** One of the shards that have something left: members spread over them, and over others when overtaken. */
function chosen(filled: readonly ShardState[], draw: bigint, attempt: number): ShardState | null {
  if (filled.length === 0) return null;
  const index = Number((draw >> SHARD_BITS) % BigInt(filled.length)) + attempt;
  return filled[index % filled.length] ?? null;
}
