import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { Fact } from '../Fact.tsx';
import type { VerifyEmailScreenProps } from './VerifyEmail.types.ts';

/** `/account/pending`: waits for the member to open the link in the e-mail. Specification section 4. */
export function VerifyEmailScreen({
  layout,
  state,
  email,
  onCheck,
  onLogOut,
  loginHref,
}: VerifyEmailScreenProps) {
  const { verifyEmail } = useMessages().account;
  const busy = state.status === 'checking';

  if (email === null) {
    return (
      <AccountPage layout={layout} title={verifyEmail.title} text={verifyEmail.signedOut}>
        <ButtonLink href={loginHref} block>
          {verifyEmail.logIn}
        </ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage layout={layout} title={verifyEmail.title} text={verifyEmail.text}>
      <Fact icon="mail" label={verifyEmail.sentTo} value={email} />
      {state.status === 'unverified' && (
        <Banner tone="warning" role="alert">
          {verifyEmail.unverified}
        </Banner>
      )}
      {state.status === 'error' && (
        <Banner tone="danger" role="alert">
          {state.message}
        </Banner>
      )}
      <Stack gap={3}>
        <Button block busy={busy} onClick={onCheck}>
          {busy ? verifyEmail.checking : verifyEmail.check}
        </Button>
        <Button block variant="quiet" onClick={onLogOut}>
          {verifyEmail.logOut}
        </Button>
      </Stack>
      <Text variant="small" tone="muted">
        {verifyEmail.junk}
      </Text>
    </AccountPage>
  );
}
