import * as z from 'zod/mini';
import { incentiveSchema } from '../incentive.ts';
import { languageSchema } from '../languageSchema.ts';
import { htmlSchema, idSchema, instantSchema, uriSchema } from '../schemas.ts';

/** The category of an event: selects its artwork. */
export const EVENT_CATEGORIES = [
  'music',
  'dining',
  'tea',
  'roast',
  'terrace',
  'breakfast',
  'tables',
  'slots',
  'party',
  'masquerade',
  'friends',
  'sport',
] as const;

/**
 * An event with a beginning and an end, or a promotion that runs for days. `tv.spotlightEvent` sorts it
 * first, `tv.RSVPEvent` enables its RSVP. Specification section 3.
 */
export const eventSchema = z.strictObject({
  id: idSchema,
  uri: uriSchema,
  'tv.spotlightEvent': z.boolean(),
  'tv.RSVPEvent': z.boolean(),
  kind: z.enum(['event', 'promotion']),
  /** The slots club shows its own events, under `/slots`. */
  club: z.enum(['casino', 'slots']),
  category: z.enum(EVENT_CATEGORIES),
  title: z.string(),
  summary: z.string(),
  description: htmlSchema,
  /** Significant conditions, shown before the member acts. Plain text. */
  terms: z.string(),
  /** Of a promotion. Absent if the service does not state it. */
  incentive: z.exactOptional(incentiveSchema),
  /** The room, such as `The lounge`. */
  place: z.string(),
  /** The language of its texts; absent for that of the group, `DEFAULT_LANGUAGE`. */
  locale: z.exactOptional(languageSchema),
  startsAt: instantSchema,
  endsAt: instantSchema,
  /** True if the caller has opted in. */
  optedIn: z.boolean(),
});
export type CasinoEvent = z.infer<typeof eventSchema>;
export type EventCategory = CasinoEvent['category'];
