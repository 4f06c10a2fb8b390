import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { space } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';

const Root = styled.div`
  display: grid;
  gap: var(--grid-gap);
  grid-template-columns: repeat(auto-fill, minmax(min(var(--grid-least), 100%), 1fr));
`;

export interface GridProps {
  readonly children: ReactNode;
  /** The least width of a column, as a CSS length; as many fit as the width allows. */
  readonly least?: string;
  /** The distance between cells, as a step of the 4 px grid. */
  readonly gap?: keyof typeof space;
  readonly as?: 'div' | 'ul' | 'ol';
}

/**
 * Equal columns, as many as fit.
 *
 * - When: lists of cards.
 * - When not: one thing after another, which is a `Stack`.
 */
export function Grid({ children, least = '18rem', gap = 4, as = 'div' }: GridProps) {
  const style = { '--grid-least': least, '--grid-gap': vars.space[gap] } as CSSProperties;
  return (
    <Root as={as} style={style}>
      {children}
    </Root>
  );
}
