import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { signInErrorMessage } from '@casino/ui/i18n/signInErrorMessage.ts';
import type {
  DeleteAccountState,
  DeleteAccountValues,
} from '@casino/ui/screens/DeleteAccount/DeleteAccount.types.ts';
import { useState } from 'react';
import { attempt } from '../../lib/calls/api.ts';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { deviceStorage } from '../../lib/device/storage.ts';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { notices, session } from '../../session/current/appSession.ts';

/** Checks the password, deletes the account, and removes its data from this device. */
export function useDeleteAccount() {
  const messages = useMessages();
  const words = messages.settings.deleteAccount;
  const online = useOnline();
  const [outcome, setOutcome] = useState<DeleteAccountState>({ status: 'ready' });

  const deleteAccount = async ({ password, forgetMe }: DeleteAccountValues) => {
    const refusal = await session.confirmPassword(password);
    if (refusal !== null) {
      const message = signInErrorMessage(messages, refusal.code, refusal.message);
      setOutcome({ status: 'refused', message });
      return;
    }
    try {
      const reply = await attempt('users-deleteAccount', {
        forgetMe,
      });
      if (!reply.success) {
        setOutcome({ status: 'refused', message: words.passwordAgain });
        return;
      }
      deviceStorage.forgetEmail();
      notices.show({ kind: 'account-deleted', reference: reply.reference });
      session.logOut();
    } catch (error) {
      const tooMany = error instanceof RemoteError && error.code === 'resource-exhausted';
      setOutcome({ status: 'failed', message: tooMany ? error.message : words.unknown });
    }
  };

  const state: DeleteAccountState = online ? outcome : { status: 'offline' };
  return { state, deleteAccount };
}
