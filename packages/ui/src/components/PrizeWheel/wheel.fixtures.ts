import type { WheelPrize } from './wheelLayout.ts';

/** The wheel of the demo. */
export const sevenPrizes: readonly WheelPrize[] = [
  { number: 1, name: 'A night away for two', win: true, weight: 1 },
  { number: 2, name: 'Dinner for two', win: true, weight: 3 },
  { number: 3, name: 'Afternoon tea for two', win: true, weight: 6 },
  { number: 4, name: '£10 of slots play', win: true, weight: 10 },
  { number: 5, name: 'A cocktail on us', win: true, weight: 12 },
  { number: 6, name: '£5 to spend at dinner', win: true, weight: 16 },
  { number: 7, name: 'No prize today', win: false, weight: 52 },
];
