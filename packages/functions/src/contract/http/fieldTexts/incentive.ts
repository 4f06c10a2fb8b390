import { MAX_WAGERING_TIMES } from '../../incentiveRule.ts';

/** The fields of an incentive, which both services have. */
export const INCENTIVE_TEXTS = {
  productTypes:
    'The gambling products on which the benefit is used, or that earn it: one type at most, unless `freeChoice`. Empty for a meal or a drink.',
  freeChoice: 'True if the member chooses freely among all products of the group.',
  wageringTimes: `How often the benefit is staked before a withdrawal: 0 for none, ${MAX_WAGERING_TIMES} at most.`,
};
