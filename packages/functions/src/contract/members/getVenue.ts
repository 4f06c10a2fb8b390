import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { languageSchema } from '../languageSchema.ts';
import {
  openingHoursSchema,
  openingScheduleSchema,
  telephoneSchema,
  venueIdSchema,
} from '../schemas.ts';

/** A casino, as the content service stores it. Specification section 3. */
export const venueRecordSchema = z.strictObject({
  id: venueIdSchema,
  pagetitle: z.string(),
  /** The name of the venue's emblem in the app's artwork. */
  logo: z.string(),
  uri: z.string(),
  /** The rules of the casino, one per line. Untrusted, shown as plain text. */
  RulesOfCasino: z.string(),
  /** The uri of the venue's restaurant page; empty if it has none. */
  'tv.VenueRestaurantPage': z.string(),
  /** The language of its texts; absent for that of the group, `DEFAULT_LANGUAGE`. */
  locale: z.exactOptional(languageSchema),
  /** The casino in one or two sentences. */
  intro: z.string(),
  openingHours: openingHoursSchema,
  /** The same hours for calculations. Without it, the app does not show the closing time. */
  openingSchedule: z.exactOptional(openingScheduleSchema),
  /** When the kitchen takes orders, for calculations. Without it, the app does not say until when. */
  kitchenSchedule: z.exactOptional(openingScheduleSchema),
  /** The lines of the address, the postcode last. */
  address: z.array(z.string()),
  /** A link to a map. */
  mapUrl: z.string().check(z.regex(/^https:\/\//)),
  telephone: telephoneSchema,
  email: z.email(),
});
export type VenueRecord = z.infer<typeof venueRecordSchema>;

/** A casino, with a summary of the others. */
export const venueSchema = z.extend(venueRecordSchema, {
  otherVenues: z.array(
    z.extend(
      z.pick(venueRecordSchema, {
        id: true,
        pagetitle: true,
        logo: true,
        address: true,
        mapUrl: true,
        telephone: true,
      }),
      {
        /** As of the casino itself. Absent in a device's copy from before the reply had it. */
        'tv.VenueRestaurantPage': z.exactOptional(z.string()),
      },
    ),
  ),
});
export type Venue = z.infer<typeof venueSchema>;

/** One venue; `not-found` for an unknown id. Specification section 7. */
export const getVenueContract = defineContract({
  name: 'members-getVenue',
  request: z.strictObject({ venueId: venueIdSchema }),
  response: venueSchema,
});
