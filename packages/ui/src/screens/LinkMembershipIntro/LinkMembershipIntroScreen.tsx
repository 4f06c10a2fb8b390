import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { checkIcon } from '../../primitives/Icon/controlIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { vars } from '../../tokens/vars.ts';
import { AccountPage } from '../frames/AccountPage.tsx';
import { IconList } from '../shared/IconList.tsx';
import type { LinkMembershipIntroScreenProps } from './LinkMembershipIntro.types.ts';

const Ways = styled.div`
  display: grid;
  gap: ${vars.space[3]};
`;

/** Explains linking, lists its requirements, and links to log-in and registration. Specification section 2. */
export function LinkMembershipIntroScreen({
  layout,
  loginHref,
  createHref,
  registerHref,
  supportHref,
}: LinkMembershipIntroScreenProps) {
  const { linkMembership, linkIntro: words, logIn, support } = useMessages().joining;
  return (
    <AccountPage layout={layout} title={linkMembership.title} text={words.text}>
      <Stack gap={4} as="section">
        <Text as="h2" variant="heading">
          {words.needTitle}
        </Text>
        <IconList icon={checkIcon} lines={words.needs} />
      </Stack>
      <Ways>
        <ButtonLink href={loginHref} block>
          {logIn}
        </ButtonLink>
        <ButtonLink href={createHref} variant="secondary" block>
          {words.create}
        </ButtonLink>
      </Ways>
      <Stack gap={2}>
        <Text variant="small" tone="muted">
          {words.newHere} <TextLink href={registerHref}>{words.join}</TextLink>
        </Text>
        <Text variant="small" tone="muted">
          {words.help} <TextLink href={supportHref}>{support.title}</TextLink>
        </Text>
      </Stack>
    </AccountPage>
  );
}
