import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Layout } from '../../tokens/layouts.ts';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};

  &[data-layout='desktop'] {
    gap: ${vars.space[8]};
  }
`;

const Title = styled.h1`
  ${typography('title')}
`;

const Words = styled.p`
  ${typography('lead')}
  margin-block-start: ${vars.space[2]};
  color: ${vars.color.textMuted};
`;

export interface AccountPageProps {
  readonly layout: Layout;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The column of a page in `AccountLayout`: heading, lead and content. */
export function AccountPage({ layout, title, text, children }: AccountPageProps) {
  return (
    <Root data-layout={layout}>
      <header>
        <Title>{title}</Title>
        <Words>{text}</Words>
      </header>
      {children}
    </Root>
  );
}
