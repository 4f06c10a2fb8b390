import type { Prize } from './prize.ts';
import { hmacSha256, sha256 } from './webCrypto.ts';

/** Identifies a draw: one per game, member and day. */
export interface DrawIdentity {
  readonly gameId: string;
  readonly userId: string;
  /** The casino's calendar day, `yyyy-mm-dd`. */
  readonly day: string;
}

/**
 * The version of a prize list: the SHA-256 of its lines, one per prize, sorted by number. A line is number,
 * weight, stock (empty if unlimited), `win` or `lose`, and name, separated by tabs.
 */
export function prizeListVersion(prizes: readonly Prize[]): Promise<string> {
  const lines = byNumber(prizes).map(({ number, weight, stock, win, name }) =>
    [number, weight, stock ?? '', win ? 'win' : 'lose', name].join('\t'),
  );
  return sha256(lines.join('\n'));
}

/**
 * The commitment published before the first play of a day: the SHA-256 of `{seed}:{version of the prize
 * list}`.
 */
export function commitmentTo(seed: string, version: string): Promise<string> {
  return sha256(`${seed}:${version}`);
}

/** A member's draw of a day: HMAC-SHA-256, under the day's seed, of `{gameId}:{userId}:{day}`. */
export async function computeDraw(
  seed: string,
  { gameId, userId, day }: DrawIdentity,
): Promise<bigint> {
  return BigInt(`0x${await hmacSha256(seed, `${gameId}:${userId}:${day}`)}`);
}

/**
 * The prize of a draw: the draw modulo the sum of the drawable weights, counted along the prizes sorted by
 * number. Numbers in `soldOut` cannot be drawn. Null if no prize can be drawn.
 */
export function prizeAt<P extends Pick<Prize, 'number' | 'weight'>>(
  prizes: readonly P[],
  soldOut: readonly number[],
  draw: bigint,
): P | null {
  const drawable = byNumber(prizes).filter(({ number }) => !soldOut.includes(number));
  const total = drawable.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  let left = Number(draw % BigInt(total));
  for (const prize of drawable) {
    if (left < prize.weight) return prize;
    left -= prize.weight;
  }
  return null;
}

function byNumber<P extends { readonly number: number }>(prizes: readonly P[]): P[] {
  return [...prizes].sort((a, b) => a.number - b.number);
}
