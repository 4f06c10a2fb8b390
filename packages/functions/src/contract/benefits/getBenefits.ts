import * as z from 'zod/mini';
import { defineContract } from '../define.ts';
import { idSchema, venueIdSchema } from '../schemas.ts';
import { TIERS } from '../tiers.ts';

/** What a benefit takes part in: chooses its icon. */
export const BENEFIT_CATEGORIES = [
  'points',
  'dining',
  'gaming',
  'events',
  'stay',
  'travel',
  'service',
] as const;

/** What a tier gets of a benefit, in a few words such as `10% off`; null where it does not have it. */
const givesSchema = z.nullable(z.string().check(z.minLength(1)));

/** One benefit of a venue, with what every tier gets of it. */
export const benefitSchema = z.strictObject({
  id: idSchema,
  category: z.enum(BENEFIT_CATEGORIES),
  title: z.string(),
  /** What it is and its significant conditions, as plain text. */
  text: z.string(),
  gives: z.record(z.enum(TIERS), givesSchema),
});
export type Benefit = z.infer<typeof benefitSchema>;

/** A benefit as one tier has it. */
const tierBenefitSchema = z.strictObject({
  ...z.omit(benefitSchema, { gives: true }).shape,
  gives: z.string().check(z.minLength(1)),
});
export type TierBenefit = z.infer<typeof tierBenefitSchema>;

/**
 * The benefits of a tier at a venue: `benefits` are the tier's own, and `comparison` is every benefit of
 * the venue with what each of the seven tiers gets. They are published to all members, so any tier may be
 * asked for. `not-found` for a venue that the content service does not know. Specification section 7.
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
