import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { space } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';

const Root = styled.div`
  display: grid;
  gap: var(--grid-gap);
  grid-template-columns: repeat(auto-fill, minmax(min(var(--grid-least), 100%), 1fr));
`;

/** Props of `Grid`. */
export interface GridProps {
  readonly children: ReactNode;
  /** The minimum width of a column, as a CSS length. The grid has as many columns as fit. */
  readonly least?: string;
  /** The distance between cells, as a step of the 4 px grid. */
  readonly gap?: keyof typeof space;
  readonly as?: 'div' | 'ul' | 'ol';
}

/**
 * Columns of equal width, as many as fit.
 *
 * - When: a list of cards.
 * - When not: a single row or column, which is a `Stack`.
 */
export function Grid({ children, least = '18rem', gap = 4, as = 'div' }: GridProps) {
  const style = { '--grid-least': least, '--grid-gap': vars.space[gap] } as CSSProperties;
  return (
    <Root as={as} style={style}>
      {children}
    </Root>
  );
}
