import * as z from 'zod/mini';

/** What members can say they like, in the order in which they are asked. */
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

/** Each at most once. */
export const interestsSchema = z
  .array(z.enum(INTERESTS))
  .check(z.refine((interests) => new Set(interests).size === interests.length, 'named twice'));
