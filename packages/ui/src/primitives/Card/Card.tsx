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

/** Props of `Card`. */
export interface CardProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'section' | 'article' | 'li';
  /** `none` for content that reaches the edge, such as a picture. */
  readonly padding?: 'none' | 'medium' | 'large';
  /** The id of the heading that labels the card. Give it if `as` is `section`. */
  readonly labelledBy?: string;
  /** Whether a script may move the focus to it, as `returnFocus` does. */
  readonly focusable?: boolean;
}

/**
 * A surface with a border and a shadow around one item.
 *
 * - When: an item needs separation from its surroundings.
 * - When not: inside another card, or for spacing only, which is a `Stack`.
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
