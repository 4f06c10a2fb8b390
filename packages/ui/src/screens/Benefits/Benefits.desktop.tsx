import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { TIERS } from '../../tokens/tiers.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { ReadyBenefits } from './Benefits.types.ts';
import { TierComparison } from './TierComparison.tsx';

const Root = styled(Page)`
  padding-block: ${vars.space[12]} ${vars.space[16]};
`;

const Title = styled.h1`
  ${typography('display')}
  margin-block-end: ${vars.space[6]};
`;

/** The desktop page, with its title. */
export function BenefitsDesktop({ children }: { readonly children: ReactNode }) {
  const { titles } = useMessages().navigation;
  return (
    <Root>
      <Title>{titles.benefits}</Title>
      {children}
    </Root>
  );
}

/** Compares all tiers. */
export function ComparisonDesktop({ state }: { readonly state: ReadyBenefits }) {
  return <TierComparison state={state} tiers={TIERS} />;
}
