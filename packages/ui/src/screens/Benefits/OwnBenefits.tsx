import { useId } from 'react';
import { styled } from 'styled-components';
import { BenefitList } from '../../components/BenefitList/BenefitList.tsx';
import { TierPip } from '../../components/TierBadge/TierPip.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { ReadyBenefits } from './Benefits.types.ts';

const Lead = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[4]};
  margin-block-end: ${vars.space[6]};

  h2 {
    ${typography('lead')}
    max-inline-size: ${vars.size.measure};
    overflow-wrap: break-word;
  }
`;

export interface OwnBenefitsProps {
  readonly state: ReadyBenefits;
}

/** The benefits of the member's tier. */
export function OwnBenefits({ state: { tier, venueName, benefits } }: OwnBenefitsProps) {
  const { benefits: words, common } = useMessages();
  const id = useId();
  const name = common.tiers[tier];
  return (
    <section aria-labelledby={id}>
      <Lead>
        <TierPip tier={tier} />
        <h2 id={id}>{venueName === null ? words.lead(name) : words.leadAt(name, venueName)}</h2>
      </Lead>
      <BenefitList label={words.ownTitle(name)} items={benefits} />
    </section>
  );
}
