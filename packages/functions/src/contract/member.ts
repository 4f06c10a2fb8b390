import * as z from 'zod/mini';
import { consentSchema } from './consents.ts';
import { interestsSchema } from './interests.ts';
import { daySchema, idSchema, venueIdSchema } from './schemas.ts';

const contentItemSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  href: z.optional(z.string()),
  /** Venue ids as a list, a comma-separated string, or `All`. */
  venues: z.union([z.array(z.union([z.int(), z.string()])), z.string()]),
});

/**
 * Member data of the member service. A missing text is empty, and missing points are 0. Specification
 * section 3.
 */
export const memberSchema = z.strictObject({
  /** The member's id in the member service, called `crmId` elsewhere. */
  id: idSchema,
  customer_number: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Lower-cased, whatever the case at the member service. */
  email: z.string().check(z.toLowerCase()),
  phone_mobile: z.string(),
  suspended: z.boolean(),
  membership_type_id: z.int(),
  membership_type_Name: z.string(),
  /** Null if the member service has none. */
  home_casino: z.nullable(venueIdSchema),
  /** Points collected in the tier's period. */
  tierPoints: z.number(),
  /** Points that decide the tier's progress. */
  rewardPoints: z.number(),
  /** Points that can be spent. */
  loyalty_points: z.number(),
  /** The day on which `loyalty_points` expire, or null. */
  loyalty_points_end_date: z.nullable(daySchema),
  /** Absent until the member selects some. */
  interests: z.optional(interestsSchema),
  /** All answers about contact and recording, oldest first. */
  consents: z.optional(z.array(consentSchema)),
  pwa_content: z.strictObject({
    NewsFeed: z.array(contentItemSchema),
    OnlineGamingCTAContent: z.array(contentItemSchema),
  }),
});

/** One item of `pwa_content`. */
export type ContentItem = z.infer<typeof contentItemSchema>;
export type Member = z.infer<typeof memberSchema>;
