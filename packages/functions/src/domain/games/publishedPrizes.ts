import type { Prize } from '../../contract/games/prize.ts';
import type { GamePrize } from '../ports/contentService.ts';

/** The prizes as members see them, and as the commitment of the day covers them. */
export function publishedPrizes(prizes: readonly GamePrize[]): Prize[] {
  return prizes.map(({ voucher, locale: _, ...prize }) => ({ ...prize, win: voucher !== null }));
}
