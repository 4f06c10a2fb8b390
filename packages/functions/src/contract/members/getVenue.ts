import { z } from 'zod/mini';
import { defineContract } from '../define.ts';
import { venueIdSchema } from '../schemas.ts';

/** A casino of the group. Specification section 3. */
export const venueSchema = z.strictObject({
  id: venueIdSchema,
  pagetitle: z.string(),
  /** The name of the venue's emblem among the app's drawn artwork. */
  logo: z.string(),
  uri: z.string(),
  /** Text of the house rules; untrusted, shown as plain text. */
  RulesOfCasino: z.string(),
  /** The uri of the venue's restaurant page, or an empty string where it has none. */
  'tv.VenueRestaurantPage': z.string(),
});
export type Venue = z.infer<typeof venueSchema>;

/** One venue; `not-found` for an id that the content service does not know. Specification section 7. */
export const getVenueContract = defineContract({
  name: 'members-getVenue',
  request: z.strictObject({ venueId: venueIdSchema }),
  response: venueSchema,
});
