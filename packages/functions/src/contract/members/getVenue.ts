import * as z from 'zod/mini';
import { defineContract } from '../define.ts';
import { openingHoursSchema, telephoneSchema, venueIdSchema } from '../schemas.ts';

/** A casino of the group, as the content service keeps it. Specification section 3. */
export const venueRecordSchema = z.strictObject({
  id: venueIdSchema,
  pagetitle: z.string(),
  /** The name of the venue's emblem among the app's drawn artwork. */
  logo: z.string(),
  uri: z.string(),
  /** Text of the house rules, one a line; untrusted, shown as plain text. */
  RulesOfCasino: z.string(),
  /** The uri of the venue's restaurant page, or an empty string where it has none. */
  'tv.VenueRestaurantPage': z.string(),
  /** The house in a sentence or two. */
  intro: z.string(),
  openingHours: openingHoursSchema,
  /** Its lines, the postcode last. */
  address: z.array(z.string()),
  /** Where a map shows it. */
  mapUrl: z.string().check(z.regex(/^https:\/\//)),
  telephone: telephoneSchema,
  email: z.email(),
});
export type VenueRecord = z.infer<typeof venueRecordSchema>;

/** A casino of the group, with the others in short. */
export const venueSchema = z.extend(venueRecordSchema, {
  otherVenues: z.array(
    z.pick(venueRecordSchema, {
      id: true,
      pagetitle: true,
      logo: true,
      address: true,
      mapUrl: true,
      telephone: true,
    }),
  ),
});
export type Venue = z.infer<typeof venueSchema>;

/** One venue; `not-found` for an id that the content service does not know. Specification section 7. */
export const getVenueContract = defineContract({
  name: 'members-getVenue',
  request: z.strictObject({ venueId: venueIdSchema }),
  response: venueSchema,
});
