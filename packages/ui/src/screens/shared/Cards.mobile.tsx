import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

/** It reaches the edges of the window, and its first card stays at the margin of the page. */
const Root = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(88%, 22rem);
  gap: ${vars.space[3]};
  margin: calc(-1 * ${vars.space[2]}) calc(-1 * ${vars.space[5]});
  padding: ${vars.space[2]} ${vars.space[5]};
  overflow: auto hidden;
  scroll-padding-inline: ${vars.space[5]};
  scroll-snap-type: inline proximity;
  overscroll-behavior-inline: contain;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    scroll-snap-align: start;
  }

  & > :only-child {
    grid-column: 1;
    inline-size: calc(100% / 0.88);
    max-inline-size: 26rem;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${vars.size.outline});
  }
`;

export interface CardsMobileProps {
  /** The id of its heading, if it has no links: the focus is then on the list, so that the arrow keys scroll it. */
  readonly focusBy?: string | undefined;
  /** `li`s. */
  readonly children: ReactNode;
}

/** Cards beside each other, which scroll sideways. */
export function CardsMobile({ focusBy, children }: CardsMobileProps) {
  return (
    <Root {...(focusBy !== undefined && { tabIndex: 0, 'aria-labelledby': focusBy })}>
      {children}
    </Root>
  );
}
