import type { ReactNode } from 'react';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { withElement } from '../../i18n/values/withElement.tsx';

/** The gambling terms of an offer, a promotion or a prize. */
export interface Incentive {
  /** The types of gambling product. Empty for a meal or a drink. */
  readonly productTypes: readonly ('betting' | 'casino' | 'bingo' | 'lottery')[];
  /** True if the member chooses freely among all products. */
  readonly freeChoice: boolean;
  /** How often the benefit is staked before a withdrawal; 0 for no requirement. */
  readonly wageringTimes: number;
}

/** Props of `IncentiveTerms`. */
export interface IncentiveTermsProps {
  /** Absent if the group does not state it. */
  readonly incentive?: Incentive | undefined;
  /** The name of the benefit, before its terms. For terms apart from their benefit. */
  readonly subject?: ReactNode;
}

/**
 * The product type and the wagering requirement, as a paragraph in the style of its place. A benefit without
 * gambling shows nothing.
 *
 * - When: with the conditions of an offer, a promotion or a prize, before the member acts.
 * - When not: the price of a game.
 */
export function IncentiveTerms({ incentive, subject }: IncentiveTermsProps) {
  const words = useMessages().rewards.incentive;
  const { number, sentences } = useFormatters();
  if (!incentive) return null;
  const product = productTerm(words, incentive);
  if (product === null && incentive.wageringTimes === 0) return null;
  const wagering =
    incentive.wageringTimes === 0
      ? words.noWagering
      : words.wagering(number(incentive.wageringTimes));
  const terms = [product, wagering].filter((term) => term !== null);
  return (
    <p>
      {subject === undefined
        ? sentences(...terms)
        : withElement(
            (before) => sentences(before, ...terms),
            <b>{withElement(words.subject, subject)}</b>,
          )}
    </p>
  );
}

function productTerm(
  words: Messages['rewards']['incentive'],
  { productTypes: [type], freeChoice }: Incentive,
): string | null {
  if (freeChoice) return words.freeChoice;
  return type === undefined ? null : words.products[type];
}
