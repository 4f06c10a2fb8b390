import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { useHasTitleBar } from '../../shell/titleBarContext.ts';
import type { Layout } from '../../tokens/layouts.ts';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[6]};
  padding-block: ${vars.space[4]} ${vars.space[10]};

  &[data-layout='desktop'] {
    gap: ${vars.space[10]};
    padding-block: ${vars.space[12]} ${vars.space[16]};
  }

  /* A message in place of the content is centred in the height that the shell and the heading leave. */
  &[data-layout='desktop']
    > :is(:only-child, header + :last-child):has(> [data-message], > [role='alert'] > [data-message]) {
    display: grid;
    align-items: center;
    min-block-size: calc(var(--free-height, 0px) - 14rem);
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${vars.space[4]} ${vars.space[8]};
  /* Without a title bar, the heading is at the top edge of the display. */
  padding-block-start: calc(${vars.space[2]} + env(safe-area-inset-top));

  [data-layout='desktop'] > & {
    flex-wrap: nowrap;
    padding-block-start: 0;
  }
`;

/** Keeps its width; the heading shrinks. */
const Aside = styled.div`
  flex: none;
  max-inline-size: 100%;
`;

const Title = styled.h1`
  ${typography('title')}
  min-inline-size: 0;

  [data-layout='desktop'] > * > & {
    ${typography('display')}
    max-inline-size: 40ch;
    text-wrap: balance;
  }
`;

export interface CasinoPageProps {
  readonly layout: Layout;
  /** The `h1`, which is omitted below a title bar; null if the content holds it. */
  readonly title: string | null;
  /** Content beside the heading, such as a filter. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The page around content about the member's casino: a heading, then one column. */
export function CasinoPage({ layout, title, aside, children }: CasinoPageProps) {
  const heading = useHasTitleBar() ? null : title;
  return (
    <Root data-layout={layout}>
      {(heading !== null || aside) && (
        <Header>
          {heading !== null && <Title>{heading}</Title>}
          {aside && <Aside>{aside}</Aside>}
        </Header>
      )}
      {children}
    </Root>
  );
}
