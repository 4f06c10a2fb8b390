import { commitmentTo, computeDraw, prizeAt, prizeListVersion } from './fairness.ts';
import type { Play } from './play.ts';
import type { Prize } from './prize.ts';

/** The data that the casino publishes about a past day. */
export interface RevealedDay {
  readonly gameId: string;
  /** The casino's calendar day, `yyyy-mm-dd`. */
  readonly day: string;
  /** 32 bytes in hexadecimal. */
  readonly seed: string;
  readonly prizes: readonly Prize[];
}

/** The checks of a receipt, in this order. */
export const PLAY_CHECKS = ['prize-list', 'commitment', 'sold-out', 'draw'] as const;
export type PlayCheck = (typeof PLAY_CHECKS)[number];

/**
 * Checks a receipt against the revealed data of its day, without trusting the server: the prize list is the
 * published one, the commitment matches seed and list, only prizes with a stock count as sold out, and the
 * member's draw selects this prize. Returns the failed checks, none for a valid receipt.
 */
export async function verifyPlay(
  play: Pick<
    Play,
    'gameId' | 'userId' | 'day' | 'prize' | 'soldOut' | 'commitment' | 'prizeListVersion'
  >,
  revealed: RevealedDay,
): Promise<readonly PlayCheck[]> {
  const version = await prizeListVersion(revealed.prizes);
  const commitment = await commitmentTo(revealed.seed, version);
  const drawn = prizeAt(revealed.prizes, play.soldOut, await computeDraw(revealed.seed, play));
  const holds: Readonly<Record<PlayCheck, boolean>> = {
    'prize-list': version === play.prizeListVersion,
    commitment: commitment === play.commitment,
    'sold-out': play.soldOut.every((number) =>
      revealed.prizes.some((prize) => prize.number === number && prize.stock !== null),
    ),
    draw:
      revealed.gameId === play.gameId && revealed.day === play.day && drawn?.number === play.prize,
  };
  return PLAY_CHECKS.filter((check) => !holds[check]);
}
