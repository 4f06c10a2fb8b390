import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { Waiting } from '../account/Waiting.tsx';
import { AwaitingLink } from './AwaitingLink.tsx';
import type { VerifyEmailScreenProps } from './VerifyEmail.types.ts';

/**
 * `/account/pending`: waits for the link in the e-mail, and is where that link leads, signed in or not.
 * Specification section 4.
 */
export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  const { layout, state, signedIn, onRetry, onResend, loginHref } = props;
  const words = useMessages().joining.verifyEmail;
  const { logIn } = useMessages().joining;
  switch (state.status) {
    case 'applying':
      return <Waiting layout={layout} title={words.title} text={words.applying} />;
    case 'verified':
      return (
        <AccountPage layout={layout} title={words.verifiedTitle} text={words.verified}>
          <ButtonLink href={loginHref} block>
            {logIn}
          </ButtonLink>
        </AccountPage>
      );
    case 'broken':
      return (
        <AccountPage layout={layout} title={words.brokenTitle} text={words.broken}>
          <Stack gap={3}>
            <Button block onClick={onResend}>
              {words.resend}
            </Button>
            {!signedIn && (
              <ButtonLink href={loginHref} variant="quiet" block>
                {logIn}
              </ButtonLink>
            )}
          </Stack>
        </AccountPage>
      );
    case 'failed':
      return (
        <AccountPage layout={layout} title={words.failedTitle} text={state.message}>
          <Button block onClick={onRetry}>
            {words.retry}
          </Button>
        </AccountPage>
      );
    default:
      return <AwaitingLink {...props} state={state} />;
  }
}
