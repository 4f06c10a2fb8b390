import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fullRows } from './fullRows.ts';

const LEAST = { small: 16, medium: 20, large: 24 } as const;

const Frame = styled.div`
  container-type: inline-size;
`;

const Cells = styled.div`
  ${Object.entries(LEAST)
    .map(([size, least]) => `&[data-size='${size}'] { ${fullRows(least)} }`)
    .join('\n')}
`;

/** Props of `CardGrid`. */
export interface CardGridProps {
  readonly children: ReactNode;
  /** The minimum width of a column: 16, 20 or 24 rem. */
  readonly size?: keyof typeof LEAST;
  readonly as?: 'div' | 'ul' | 'ol';
}

/**
 * Cards in columns of equal width, as many as fit and at most four. No row has an empty cell: if the last row would have
 * one, the cards that remain share the first row.
 *
 * - When: a list of cards of any length.
 * - When not: cells that must have one width, such as checkboxes, which are in a `Grid`.
 */
export function CardGrid({ children, size = 'medium', as = 'div' }: CardGridProps) {
  return (
    <Frame>
      <Cells as={as} data-size={size}>
        {children}
      </Cells>
    </Frame>
  );
}
