import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { space } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--stack-gap);
  min-inline-size: 0;

  &[data-direction='row'] {
    flex-direction: row;
  }

  &[data-wrap] {
    flex-wrap: wrap;
  }

  &[data-align='start'] { align-items: flex-start; }
  &[data-align='center'] { align-items: center; }
  &[data-align='end'] { align-items: flex-end; }
  &[data-align='baseline'] { align-items: baseline; }
  &[data-justify='center'] { justify-content: center; }
  &[data-justify='end'] { justify-content: flex-end; }
  &[data-justify='between'] { justify-content: space-between; }
`;

/** Props of `Stack`. */
export interface StackProps {
  readonly children: ReactNode;
  /** The distance between children, as a step of the 4 px grid. */
  readonly gap?: keyof typeof space;
  readonly direction?: 'column' | 'row';
  readonly align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  readonly wrap?: boolean;
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'article' | 'span';
}

/**
 * A row or a column with equal gaps.
 *
 * - When: any row or column.
 * - When not: columns that align across rows, which are a `Grid`.
 */
export function Stack({
  children,
  gap = 4,
  direction = 'column',
  align = 'stretch',
  justify = 'start',
  wrap = false,
  as = 'div',
}: StackProps) {
  const style = { '--stack-gap': vars.space[gap] } as CSSProperties;
  return (
    <Root
      as={as}
      style={style}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
    >
      {children}
    </Root>
  );
}
