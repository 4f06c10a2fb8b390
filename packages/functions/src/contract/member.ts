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
 * Member data as the member service gives it. A text that it does not have is empty, and points that it does
 * not have are 0. Specification section 3.
 */
export const memberSchema = z.strictObject({
  /** The member's id in the member service, called `crmId` elsewhere. */
  id: idSchema,
  customer_number: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Lower-cased, however the member service writes it. */
  email: z.string().check(z.toLowerCase()),
  phone_mobile: z.string(),
  suspended: z.boolean(),
  membership_type_id: z.int(),
  membership_type_Name: z.string(),
  /** Null where the member service knows none. */
  home_casino: z.nullable(venueIdSchema),
  /** Points collected in the tier's period. */
  tierPoints: z.number(),
  /** Points that decide the tier's progress. */
  rewardPoints: z.number(),
  /** Points that can be spent. */
  loyalty_points: z.number(),
  /** The day on which `loyalty_points` lapse, or null. */
  loyalty_points_end_date: z.nullable(daySchema),
  /** What they like; absent until they say. */
  interests: z.optional(interestsSchema),
  /** Every answer that they gave about being contacted and recorded, oldest first. */
  consents: z.optional(z.array(consentSchema)),
  pwa_content: z.strictObject({
    NewsFeed: z.array(contentItemSchema),
    OnlineGamingCTAContent: z.array(contentItemSchema),
  }),
});

/** One item of `pwa_content`. */
export type ContentItem = z.infer<typeof contentItemSchema>;
export type Member = z.infer<typeof memberSchema>;
