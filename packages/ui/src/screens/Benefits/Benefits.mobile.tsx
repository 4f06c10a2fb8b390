import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Page } from '../../shell/Page.tsx';
import { TIERS, type Tier } from '../../tokens/tiers.ts';
import { vars } from '../../tokens/vars.ts';
import type { ReadyBenefits } from './Benefits.types.ts';
import { TierComparison } from './TierComparison.tsx';

const Root = styled(Page)`
  padding-block: ${vars.space[4]} ${vars.space[10]};
`;

const Choice = styled.div`
  max-inline-size: ${vars.size.form};
  margin-block-end: ${vars.space[4]};
`;

/** The mobile page. The header of the shell shows the title. */
export function BenefitsMobile({ children }: { readonly children: ReactNode }) {
  return <Root>{children}</Root>;
}

/** Compares the member's tier with another tier, which the member chooses. */
export function ComparisonMobile({ state }: { readonly state: ReadyBenefits }) {
  const { benefits: words, common } = useMessages();
  const { tier: own } = state;
  const [other, setOther] = useState<Tier>(() => neighbouringTier(own));
  return (
    <TierComparison state={state} tiers={[own, other]}>
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
    </TierComparison>
  );
}

/** The next tier, or for Ace the tier below. */
function neighbouringTier(own: Tier): Tier {
  const index = TIERS.indexOf(own);
  return TIERS[index + 1] ?? TIERS[index - 1] ?? own;
}
