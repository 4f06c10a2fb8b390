import type { WheelPrize } from './wheelLayout.ts';

/** The wheel of the demo. */
export const sevenPrizes: readonly WheelPrize[] = [
  { number: 1, icon: 'moon', name: 'A night away for two', win: true, weight: 1 },
  { number: 2, icon: 'cloche', name: 'Dinner for two', win: true, weight: 3 },
  { number: 3, icon: 'cup', name: 'Afternoon tea for two', win: true, weight: 6 },
  { number: 4, icon: 'chip', name: '£10 of slots play', win: true, weight: 10 },
  { number: 5, icon: 'glass', name: 'A cocktail on us', win: true, weight: 12 },
  { number: 6, icon: 'cutlery', name: '£5 to spend at dinner', win: true, weight: 16 },
  { number: 7, name: 'No prize today', win: false, weight: 52 },
];
