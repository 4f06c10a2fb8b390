import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${vars.space[3]};
  padding: ${vars.space[10]} ${vars.space[5]};
  text-align: center;
`;

const Picture = styled.div`
  inline-size: 7.5rem;
  margin-block-end: ${vars.space[2]};
  color: ${vars.color.metalText};
`;

const Title = styled.h2`
  ${typography('heading')}
`;

const Words = styled.p`
  max-inline-size: 36ch;
  color: ${vars.color.textMuted};
`;

const Action = styled.div`
  margin-block-start: ${vars.space[3]};
`;

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  readonly title: string;
  /** What to do, or when to look again. */
  readonly text: string;
  /** Artwork above the title, such as `EmptyHand`. */
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
  /** The level of the heading in the page's outline. */
  readonly headingLevel?: 'h1' | 'h2' | 'h3';
}

/**
 * Explains that a list or page is empty, and what to do about it.
 *
 * - When: the list or page has no content.
 * - When not: the content failed to load, which is an `ErrorState`.
 */
export function EmptyState({ title, text, picture, action, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Root data-message>
      {picture && <Picture>{picture}</Picture>}
      <Title as={headingLevel}>{title}</Title>
      <Words>{text}</Words>
      {action && <Action>{action}</Action>}
    </Root>
  );
}
