import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled(Page)`
  padding-block: ${vars.space[8]} ${vars.space[10]};

  &[data-layout='desktop'] {
    padding-block: ${vars.space[12]} ${vars.space[16]};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[4]} ${vars.space[5]};
  margin-block-end: ${vars.space[8]};

  h1 {
    ${typography('title')}
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [data-layout='desktop'] > & h1 {
    ${typography('display')}
  }
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${vars.space[6]};

  [data-layout='desktop'] > & {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Foot = styled.div`
  margin-block-start: ${vars.space[8]};
`;

export interface ProfileFrameProps {
  readonly layout: Layout;
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly membership: ReactNode;
  readonly contact: ReactNode;
  readonly action: ReactNode;
}

/** The profile's parts in their places: under each other, or in two columns. */
export function ProfileFrame({
  layout,
  picture,
  title,
  membership,
  contact,
  action,
}: ProfileFrameProps) {
  return (
    <Root data-layout={layout}>
      <Head>
        {picture}
        {title}
      </Head>
      <Columns>
        {contact}
        {membership}
      </Columns>
      <Foot>{action}</Foot>
    </Root>
  );
}
