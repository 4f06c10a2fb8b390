import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { BenefitComparison } from '../../components/BenefitComparison/BenefitComparison.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { TIERS, type Tier } from '../../tokens/tiers.ts';
import { vars } from '../../tokens/vars.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import type { BenefitsState } from './Benefits.types.ts';

const Choice = styled.div`
  max-inline-size: ${vars.size.form};
  margin-block-end: ${vars.space[4]};
`;

export interface TierComparisonProps {
  readonly layout: Layout;
  readonly state: Extract<BenefitsState, { status: 'ready' }>;
}

/** The tier to begin with: the one above, which members ask about; for Ace the one below. */
function firstOther(own: Tier): Tier {
  const at = TIERS.indexOf(own);
  return TIERS[at + 1] ?? TIERS[at - 1] ?? own;
}

/** All seven tiers on a wide window; on a narrow one the member's own beside one of their choice. */
export function TierComparison({ layout, state: { tier: own, comparison } }: TierComparisonProps) {
  const { benefits: words, common } = useMessages();
  const [other, setOther] = useState<Tier>(() => firstOther(own));
  const id = useId();
  const shown: readonly Tier[] = layout === 'desktop' ? TIERS : [own, other];
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={words.compareTitle} />
      {layout === 'mobile' && (
        <Choice>
          <Select
            label={words.compareWith}
            value={other}
            onChange={({ target }) => setOther(target.value as Tier)}
            options={TIERS.filter((tier) => tier !== own).map((tier) => ({
              value: tier,
              label: common.tiers[tier],
            }))}
          />
        </Choice>
      )}
      <BenefitComparison
        tiers={shown.map((tier) => ({ tier, name: common.tiers[tier], own: tier === own }))}
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
