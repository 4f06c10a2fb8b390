import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.section`
  ${typography('body')}
  color: ${vars.color.textMuted};
`;

const Title = styled.h2`
  ${typography('subheading')}
  padding-block-end: ${vars.space[3]};
  color: ${vars.color.text};
`;

export interface RowsFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled section without a table. */
export function RowsFrame({ title, children }: RowsFrameProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Root>
  );
}
