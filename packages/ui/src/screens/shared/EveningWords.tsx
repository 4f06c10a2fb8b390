import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

const Root = styled.span`
  position: relative;
  font-weight: ${vars.weight.regular};

  &::before {
    content: '·';
    position: absolute;
    inset-inline-start: calc(-1 * ${vars.space[3]});
    inline-size: ${vars.space[3]};
    text-align: center;
  }
`;

/**
 * What is on this evening, after a dot: `venueNow` of home, which keeps the space of the dot, and clips it at the start of a
 * line. It loads after the page.
 */
export function EveningWords({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {' '}
      <Root>{children}</Root>
    </>
  );
}
