import type { PlayEntry } from './PlayList.types.ts';

/** A win with its receipt. */
export const wonPlay: PlayEntry = {
  id: 'winter-wheel_2026-11-20',
  gameName: 'The Winter Wheel',
  day: '2026-11-20',
  win: true,
  prizeName: 'A cocktail on us',
  voucherHref: '/offers/spin-1',
  commitment: '7d1a54127b222502f5b79b5fb0803061152a44f92b37e23c6527baf665d4da9a',
  prizeListVersion: '9f64a747e1b97f131fabb6b447296c9b6f0201e79fb3c5356e6c77e89b6a806a',
  soldOut: [1],
  check: { status: 'unchecked' },
};
/** A day without a prize. */
export const lostPlay: PlayEntry = {
  ...wonPlay,
  id: 'winter-wheel_2026-11-19',
  day: '2026-11-19',
  win: false,
  prizeName: 'No prize today',
  voucherHref: null,
};
