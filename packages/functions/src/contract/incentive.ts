import * as z from 'zod/mini';
import {
  INCENTIVE_BREACHES,
  MAX_WAGERING_TIMES,
  mixesProducts,
  PRODUCT_TYPES,
} from './incentiveRule.ts';

/** The gambling terms of an offer, a promotion or a prize. An incentive that the rule forbids is refused. */
export const incentiveSchema = z
  .strictObject({
    /** The product types that the benefit can be used on, or that earn it. Empty for a meal or a drink. */
    productTypes: z.array(z.enum(PRODUCT_TYPES)).check(z.maxLength(PRODUCT_TYPES.length)),
    /** True if the member chooses freely among all products of the group. */
    freeChoice: z.boolean(),
    /** The wagering requirement: how often the benefit is staked before a withdrawal. 0 for none. */
    wageringTimes: z
      .number()
      .check(
        z.nonnegative(),
        z.maximum(MAX_WAGERING_TIMES, { error: INCENTIVE_BREACHES['wagering-too-high'] }),
      ),
  })
  .check(
    z.refine((incentive) => !mixesProducts(incentive), {
      path: ['productTypes'],
      error: INCENTIVE_BREACHES['mixed-products'],
    }),
  );
export type Incentive = z.infer<typeof incentiveSchema>;
