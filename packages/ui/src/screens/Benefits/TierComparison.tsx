import { type ReactNode, useId } from 'react';
import { BenefitComparison } from '../../components/BenefitComparison/BenefitComparison.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import type { Tier } from '../../tokens/tiers.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import type { ReadyBenefits } from './Benefits.types.ts';

export interface TierComparisonProps {
  readonly state: ReadyBenefits;
  /** The tiers to compare, the member's own among them. */
  readonly tiers: readonly Tier[];
  /** Between the heading and the table. */
  readonly children?: ReactNode;
}

/** The benefits of several tiers in a table. */
export function TierComparison({
  state: { tier: own, comparison },
  tiers,
  children,
}: TierComparisonProps) {
  const { benefits: words, common } = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={words.compareTitle} />
      {children}
      <BenefitComparison
        tiers={tiers.map((tier) => ({ tier, name: common.tiers[tier], own: tier === own }))}
        benefits={comparison}
        labels={{
          caption: words.caption,
          benefit: words.benefit,
          own: words.ownTier,
          none: words.none,
        }}
      />
    </section>
  );
}
