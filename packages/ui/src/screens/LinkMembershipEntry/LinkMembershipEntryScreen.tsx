import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { memberIcon } from '../../primitives/Icon/contactIcons.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { AccountPage } from '../frames/AccountPage.tsx';
import { Fact } from '../shared/Fact.tsx';
import type { LinkMembershipEntryScreenProps } from './LinkMembershipEntry.types.ts';

const Way = styled.section`
  display: grid;
  gap: ${vars.space[2]};

  & > :last-child {
    margin-block-start: ${vars.space[3]};
  }
`;

const Heading = styled.h2`
  ${typography('heading')}
`;

const Words = styled.p`
  color: ${vars.color.textMuted};
`;

/** `/account/verify`: offers to link a membership or to join. Specification section 4. */
export function LinkMembershipEntryScreen({
  layout,
  state,
  recordsGone = false,
  email,
  linkHref,
  registerHref,
  onLogOut,
}: LinkMembershipEntryScreenProps) {
  const words = useMessages().joining.linkEntry;
  const busy = state.status === 'pending';
  return (
    <AccountPage
      layout={layout}
      title={recordsGone ? words.goneTitle : words.title}
      text={recordsGone ? words.gone : words.text}
    >
      <Way>
        <Heading>{words.memberTitle}</Heading>
        <Words>{words.memberText}</Words>
        <ButtonLink href={linkHref} block>
          {words.link}
        </ButtonLink>
      </Way>
      <Way>
        <Heading>{words.newTitle}</Heading>
        <Words>{words.newText}</Words>
        <ButtonLink href={registerHref} variant="secondary" block>
          {words.join}
        </ButtonLink>
      </Way>
      <Fact icon={memberIcon} label={words.loggedInAs} value={email} />
      <Button block variant="quiet" busy={busy} busyLabel={words.loggingOut} onClick={onLogOut}>
        {words.logOut}
      </Button>
    </AccountPage>
  );
}
