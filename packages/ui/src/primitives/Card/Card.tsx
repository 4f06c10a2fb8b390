import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

const Root = styled.div`
  min-inline-size: 0;
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  box-shadow: ${vars.shadow.low};

  &[data-padding='medium'] { padding: ${vars.space[5]}; }
  &[data-padding='large'] { padding: ${vars.space[8]}; }
`;

export interface CardProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'section' | 'article' | 'li';
  /** `none` for content that reaches the edge. */
  readonly padding?: 'none' | 'medium' | 'large';
  /** The id of the heading that names it, where it is a section. */
  readonly labelledBy?: string;
  /** Whether a script may move the focus to it, as `returnFocus` does. */
  readonly focusable?: boolean;
}

/**
 * A sheet on the page that holds one thing.
 *
 * - When: a thing stands apart from what is around it.
 * - When not: a card within a card, or only for space, which is a `Stack`.
 */
export function Card({
  children,
  as = 'div',
  padding = 'medium',
  labelledBy,
  focusable = false,
}: CardProps) {
  return (
    <Root
      as={as}
      data-padding={padding}
      aria-labelledby={labelledBy}
      {...(focusable && { tabIndex: -1 })}
    >
      {children}
    </Root>
  );
}
