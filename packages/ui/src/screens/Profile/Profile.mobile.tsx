import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';
import { ProfileHead } from './ProfileHead.tsx';
import type { ProfileParts } from './ProfileParts.ts';

const Root = styled(Page)`
  padding-block: ${vars.space[4]} ${vars.space[10]};
`;

const Cards = styled.div`
  display: grid;
  align-items: start;
  gap: ${vars.space[6]};
`;

const Foot = styled.div`
  margin-block-start: ${vars.space[8]};
`;

/** One column: contact, membership, plays, then the log-out button. */
export function ProfileMobile({
  picture,
  title,
  contact,
  membership,
  plays,
  action,
}: ProfileParts) {
  return (
    <Root>
      <ProfileHead>
        {picture}
        {title}
      </ProfileHead>
      <Cards>
        {contact}
        {membership}
        {plays}
      </Cards>
      <Foot>{action}</Foot>
    </Root>
  );
}
