import * as z from 'zod/mini';

/** The interests that members can select, in display order. */
export const INTERESTS = [
  'roulette',
  'blackjack',
  'poker',
  'slots',
  'tournaments',
  'dining',
  'drinks',
  'live-music',
  'sport',
] as const;
export type Interest = (typeof INTERESTS)[number];

/** Each interest at most once. */
export const interestsSchema = z
  .array(z.enum(INTERESTS))
  .check(z.refine((interests) => new Set(interests).size === interests.length, 'named twice'));
