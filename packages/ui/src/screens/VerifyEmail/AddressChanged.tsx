import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { mailIcon } from '../../primitives/Icon/contactIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AccountPage } from '../frames/AccountPage.tsx';
import { Fact } from '../shared/Fact.tsx';
import { type AwaitingLinkProps, ResultBanner } from './AwaitingLink.tsx';
import type { ChangedAddress } from './VerifyEmail.types.ts';

/** The login has another address than the one that an e-mail verified: verify it, or go back. */
export function AddressChanged({
  layout,
  state,
  email,
  provenEmail,
  onCheck,
  onResend,
  onRestore,
  onLogOut,
}: AwaitingLinkProps & ChangedAddress) {
  const words = useMessages().joining.verifyEmail;
  const { status } = state;
  const sending = status === 'resending';
  const restoring = status === 'restoring';
  return (
    <AccountPage layout={layout} title={words.changedTitle} text={words.changedText}>
      <Stack gap={3}>
        {email !== null && <Fact icon={mailIcon} label={words.newAddress} value={email} />}
        {provenEmail !== null && (
          <Fact icon={mailIcon} label={words.provenAddress} value={provenEmail} />
        )}
      </Stack>
      <ResultBanner state={state} sent={words.sentFirst} />
      <Stack gap={3}>
        <Button block busy={sending} onClick={onResend}>
          {sending ? words.resending : words.sendFirst}
        </Button>
        <Button block variant="secondary" busy={status === 'checking'} onClick={onCheck}>
          {status === 'checking' ? words.checking : words.check}
        </Button>
        {provenEmail !== null && (
          <Button block variant="quiet" busy={restoring} onClick={onRestore}>
            {restoring ? words.restoring : words.restore}
          </Button>
        )}
        <Button block variant="quiet" onClick={onLogOut}>
          {words.logOut}
        </Button>
      </Stack>
      {provenEmail !== null && (
        <Text variant="small" tone="muted">
          {words.restoreNote}
        </Text>
      )}
    </AccountPage>
  );
}
