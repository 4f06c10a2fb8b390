/**
 * The rule on incentives of the Gambling Commission. The text is a summary, not the Commission's words.
 * Its three parts are enforced in different places: `incentiveBreaches` is the first two, and the pages show
 * the terms before the member acts.
 */
export const INCENTIVE_RULE = {
  source: 'Gambling Commission, Licence conditions and codes of practice, 5.1.1(3)',
  /** `yyyy-mm-dd`. */
  inForceSince: '2026-01-19',
  text: [
    'An incentive includes at most one type of gambling product, unless the customer chooses freely among all products.',
    'A wagering requirement is at most ten times.',
    'The terms are clear, transparent and fair, and accessible before the customer acts.',
  ],
} as const;

/** The types of gambling product that the rule distinguishes. */
export const PRODUCT_TYPES = ['betting', 'casino', 'bingo', 'lottery'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** The highest wagering requirement: how often a member has to stake a benefit before a withdrawal. */
export const MAX_WAGERING_TIMES = 10;

/** The ways in which an incentive breaks the rule, with a sentence for the person who wrote it. */
export const INCENTIVE_BREACHES = {
  'mixed-products': `An incentive has one product type, or a free choice among all products (code 5.1.1(3), in force since ${INCENTIVE_RULE.inForceSince}).`,
  'wagering-too-high': `A wagering requirement is at most ${MAX_WAGERING_TIMES} times (code 5.1.1(3), in force since ${INCENTIVE_RULE.inForceSince}).`,
} as const;
export type IncentiveBreach = keyof typeof INCENTIVE_BREACHES;

/** The facts of an offer, a promotion or a prize that the rule judges. */
export interface IncentiveFacts {
  /** The product types that the benefit can be used on, or that earn it. None for a meal or a drink. */
  readonly productTypes: readonly string[];
  /** True if the member chooses freely among all products of the group. */
  readonly freeChoice: boolean;
  /** The wagering requirement; 0 for none. */
  readonly wageringTimes: number;
}

/** The breaches of the rule, in the order of `INCENTIVE_BREACHES`; none if the incentive is allowed. */
export function incentiveBreaches(incentive: IncentiveFacts): IncentiveBreach[] {
  const breaches: IncentiveBreach[] = [];
  if (mixesProducts(incentive)) breaches.push('mixed-products');
  if (incentive.wageringTimes > MAX_WAGERING_TIMES) breaches.push('wagering-too-high');
  return breaches;
}

/** True for a bundle of two or more product types. A repeated type counts once. */
export function mixesProducts({
  productTypes,
  freeChoice,
}: Pick<IncentiveFacts, 'productTypes' | 'freeChoice'>): boolean {
  return !freeChoice && new Set(productTypes).size > 1;
}
