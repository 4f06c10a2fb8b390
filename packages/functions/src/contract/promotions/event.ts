import * as z from 'zod/mini';
import { htmlSchema, idSchema, instantSchema, uriSchema } from '../schemas.ts';

/** What an event is about: chooses its artwork. */
export const EVENT_CATEGORIES = ['music', 'dining', 'tables', 'slots', 'party', 'sport'] as const;

/**
 * Something on at a casino: an event with a beginning and an end, or a promotion that runs for days.
 * `tv.spotlightEvent` puts it first, `tv.RSVPEvent` opens its list. Specification section 3.
 */
export const eventSchema = z.strictObject({
  id: idSchema,
  uri: uriSchema,
  'tv.spotlightEvent': z.boolean(),
  'tv.RSVPEvent': z.boolean(),
  kind: z.enum(['event', 'promotion']),
  /** Whose it is: the slots club shows its own, under `/slots`. */
  club: z.enum(['casino', 'slots']),
  category: z.enum(EVENT_CATEGORIES),
  title: z.string(),
  summary: z.string(),
  description: htmlSchema,
  /** Significant conditions, shown before the member acts. Plain text. */
  terms: z.string(),
  /** The room, such as `The lounge`. */
  place: z.string(),
  startsAt: instantSchema,
  endsAt: instantSchema,
  /** Whether the caller is on its list. */
  optedIn: z.boolean(),
});
export type CasinoEvent = z.infer<typeof eventSchema>;
export type EventCategory = CasinoEvent['category'];
