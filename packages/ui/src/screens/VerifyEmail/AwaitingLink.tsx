import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { mailIcon } from '../../primitives/Icon/contactIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AccountPage } from '../frames/AccountPage.tsx';
import { Fact } from '../shared/Fact.tsx';
import type { VerifyEmailScreenProps, VerifyEmailState } from './VerifyEmail.types.ts';

/** The states before the link is opened. */
type AwaitingState = Exclude<
  VerifyEmailState,
  {
    readonly status:
      | 'opening'
      | 'asking'
      | 'reset-sent'
      | 'applying'
      | 'verified'
      | 'broken'
      | 'failed';
  }
>;

/** The props of the page before the link is opened. */
export interface AwaitingLinkProps
  extends Omit<
    VerifyEmailScreenProps,
    'state' | 'changedAddress' | 'onPassword' | 'onReset' | 'onRetry'
  > {
  readonly state: AwaitingState;
}

/** Shows the address of the e-mail, and resends it. */
export function AwaitingLink({
  layout,
  state,
  email,
  signedIn,
  onCheck,
  onResend,
  onLogOut,
  loginHref,
}: AwaitingLinkProps) {
  const { logIn, verifyEmail: words } = useMessages().joining;
  const checking = state.status === 'checking';
  const resending = state.status === 'resending';
  return (
    <AccountPage layout={layout} title={words.title} text={words.text}>
      {email !== null && <Fact icon={mailIcon} label={words.sentTo} value={email} />}
      <ResultBanner state={state} sent={words.resent} />
      <Stack gap={3}>
        {signedIn ? (
          <Button block busy={checking} onClick={onCheck}>
            {checking ? words.checking : words.check}
          </Button>
        ) : (
          <ButtonLink href={loginHref} block>
            {logIn}
          </ButtonLink>
        )}
        <Button block variant="secondary" busy={resending} onClick={onResend}>
          {resending ? words.resending : words.resend}
        </Button>
        {signedIn && (
          <Button block variant="quiet" onClick={onLogOut}>
            {words.logOut}
          </Button>
        )}
      </Stack>
      <Text variant="small" tone="muted">
        {signedIn ? `${words.junk} ${words.waiting}` : words.junk}
      </Text>
    </AccountPage>
  );
}

interface ResultBannerProps {
  readonly state: AwaitingState;
  /** The message after the e-mail is sent. */
  readonly sent: string;
}

/** The result of the check or the e-mail. */
export function ResultBanner({ state, sent }: ResultBannerProps) {
  const words = useMessages().joining.verifyEmail;
  switch (state.status) {
    case 'unverified':
      return (
        <Banner tone="warning" role="alert">
          {words.unverified}
        </Banner>
      );
    case 'resent':
      return (
        <Banner tone="success" role="status">
          {sent}
        </Banner>
      );
    case 'error':
      return (
        <Banner tone="danger" role="alert">
          {state.message}
        </Banner>
      );
    default:
      return null;
  }
}
