import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { mailIcon } from '../../primitives/Icon/contactIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Waiting } from '../account/Waiting.tsx';
import { AccountPage } from '../frames/AccountPage.tsx';
import { Fact } from '../shared/Fact.tsx';
import { AddressChanged } from './AddressChanged.tsx';
import { AskPassword } from './AskPassword.tsx';
import { AwaitingLink } from './AwaitingLink.tsx';
import type { VerifyEmailScreenProps } from './VerifyEmail.types.ts';

/**
 * `/account/pending`: waits for the link in the e-mail, and applies the link. It works signed in or not.
 * Specification section 4.
 */
export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  const { layout, state, signedIn, onRetry, onResend, loginHref } = props;
  const words = useMessages().joining.verifyEmail;
  const { logIn } = useMessages().joining;
  switch (state.status) {
    case 'opening':
      return <Waiting layout={layout} title={words.askTitle} text={words.opening} />;
    case 'asking':
      return <AskPassword {...props} state={state} />;
    case 'reset-sent':
      return (
        <AccountPage layout={layout} title={words.resetSentTitle} text={words.resetSent}>
          <Fact icon={mailIcon} label={words.sentTo} value={state.address} />
          <Button block variant="quiet" onClick={onRetry}>
            {words.havePassword}
          </Button>
        </AccountPage>
      );
    case 'applying':
      return <Waiting layout={layout} title={words.askTitle} text={words.applying} />;
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
      return props.changedAddress === null ? (
        <AwaitingLink {...props} state={state} />
      ) : (
        <AddressChanged {...props} state={state} provenEmail={props.changedAddress.provenEmail} />
      );
  }
}
