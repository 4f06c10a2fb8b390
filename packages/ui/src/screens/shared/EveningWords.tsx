import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

const Root = styled.span`
  font-weight: ${vars.weight.regular};
`;

/** What is on this evening, after the name of the casino: `venueNow` of home. It loads after the page. */
export function EveningWords({ children }: { readonly children: ReactNode }) {
  return (
    <Root>
      {'\u00a0· '}
      {children}
    </Root>
  );
}
