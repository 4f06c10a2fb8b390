import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Page } from '../../shell/Page.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { ProfileHead } from './ProfileHead.tsx';
import type { ProfileParts } from './ProfileParts.ts';

const Root = styled(Page)`
  padding-block: ${vars.space[12]} ${vars.space[16]};
`;

const Head = styled(ProfileHead)`
  h1 {
    ${typography('display')}
  }
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[6]};
`;

const Below = styled.div`
  display: grid;
  gap: ${vars.space[8]};
  margin-block-start: ${vars.space[10]};
`;

/** Two columns, contact and membership, over the plays and the log-out button. */
export function ProfileDesktop({
  picture,
  title,
  contact,
  membership,
  plays,
  action,
}: ProfileParts) {
  return (
    <Root>
      <Head>
        {picture}
        {title}
      </Head>
      <Columns>
        {contact}
        <Stack gap={6}>{membership}</Stack>
      </Columns>
      <Below>
        {plays}
        <div>{action}</div>
      </Below>
    </Root>
  );
}
