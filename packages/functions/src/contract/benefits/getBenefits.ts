import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { languageSchema } from '../languageSchema.ts';
import { idSchema, venueIdSchema } from '../schemas.ts';
import { TIERS } from '../tiers.ts';

/** The category of a benefit: selects its icon. */
export const BENEFIT_CATEGORIES = [
  'points',
  'dining',
  'drinks',
  'birthday',
  'gaming',
  'events',
  'stay',
  'travel',
  'terrace',
  'service',
] as const;

/** A tier's share of a benefit, in a few words such as `10% off`; null if the tier does not have it. */
const givesSchema = z.nullable(z.string().check(z.minLength(1)));

/** A benefit of a venue, with the share of every tier. */
export const benefitSchema = z.strictObject({
  id: idSchema,
  category: z.enum(BENEFIT_CATEGORIES),
  /** The language of its texts; absent for that of the group, `DEFAULT_LANGUAGE`. */
  locale: z.exactOptional(languageSchema),
  title: z.string(),
  /** The description with its significant conditions, as plain text. */
  text: z.string(),
  gives: z.record(z.enum(TIERS), givesSchema),
});
export type Benefit = z.infer<typeof benefitSchema>;

/** A benefit of one tier. */
const tierBenefitSchema = z.strictObject({
  ...z.omit(benefitSchema, { gives: true }).shape,
  gives: z.string().check(z.minLength(1)),
});
export type TierBenefit = z.infer<typeof tierBenefitSchema>;

/**
 * The benefits of a tier at a venue: `benefits` are those of the tier, and `comparison` is every benefit of
 * the venue with the share of each tier. They are public to all members, so any tier may be requested.
 * `not-found` for an unknown venue. Specification section 7.
 */
export const getBenefitsContract = defineContract({
  name: 'benefits-getBenefits',
  request: z.strictObject({ tier: z.enum(TIERS), venueId: venueIdSchema }),
  response: z.strictObject({
    success: z.boolean(),
    benefits: z.array(tierBenefitSchema),
    comparison: z.array(benefitSchema),
  }),
});
