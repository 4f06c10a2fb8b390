import { setTimeout as wait } from 'node:timers/promises';
import { computeDraw, prizeAt } from '../../contract/games/fairness.ts';
import { DomainError } from '../errors.ts';
import type { GameDay, GameStore, ShardState, StoredPlay } from '../ports/games.ts';
import { playId } from './playId.ts';
import { prizeVoucher, type VoucherHolder } from './prizeVoucher.ts';

/** A spin that the game rules accept. */
export interface SpinOrder {
  readonly userId: string;
  /** The keys that identify the person, across logins and memberships. */
  readonly turnKeys: readonly string[];
  readonly holder: VoucherHolder;
  /** The id of the request, from the device if it sent one. */
  readonly requestId: string;
  readonly now: Date;
  /** The random end of the code of a won voucher. */
  readonly voucherSecret: string;
}

/** The store methods that a spin uses. */
export type SpinStore = Pick<GameStore, 'findPlay' | 'findStock' | 'settle'>;

/** The offset of the draw's bits that select the shard, separate from those that select the prize. */
const SHARD_BITS = 128n;
/** The attempts to take a prize under contention. At each failure another player got theirs. */
const MAX_ATTEMPTS = 40;
/** The maximum backoff between attempts, in milliseconds. */
const LONGEST_PAUSE_MS = 400;

/**
 * Plays a person's turn of a day and returns the valid play: this one, or an earlier one of any of their
 * logins. The day's seed determines the draw. A sold-out prize is skipped and the same draw selects among
 * the remaining prizes. Stock never returns, so a retried play has the same result. Throws `unavailable`
 * under too much contention; then nothing is played.
 */
export async function spin(games: SpinStore, day: GameDay, order: SpinOrder): Promise<StoredPlay> {
  const identity = { gameId: day.gameId, userId: order.userId, day: day.day };
  const played = await games.findPlay(playId(identity));
  if (played) return played;

  const draw = await computeDraw(day.seed, identity);
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
      ...(prize.locale && { locale: prize.locale }),
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
  throw new DomainError('unavailable');
}

/** The prize of a draw among those in stock, with the shard to take it from. */
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

/** Selects a shard in stock: spreads members over the shards, and moves on after each lost race. */
function chosen(filled: readonly ShardState[], draw: bigint, attempt: number): ShardState | null {
  if (filled.length === 0) return null;
  const index = Number((draw >> SHARD_BITS) % BigInt(filled.length)) + attempt;
  return filled[index % filled.length] ?? null;
}
