import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { normalEmail } from '@casino/ui/screens/account/typedValues.ts';
import type { LoginState, LoginValues } from '@casino/ui/screens/Login/Login.types.ts';
import { useEffect, useState } from 'react';
import { fetchMemberCode } from '../../lib/code/memberCode.ts';
import { connectAhead } from '../../lib/connection/connectAhead.ts';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { deviceStorage } from '../../lib/device/storage.ts';
import { useStored } from '../../lib/device/useStored.ts';
import { prepareSignIn, session } from '../../session/current/appSession.ts';
import { useSession } from '../../session/current/useSession.ts';
import { type LoginAttempt, toLogin } from './toLogin.ts';

interface Login {
  readonly state: LoginState;
  /** Changes on log-out, so that the form is remounted and the password is cleared. */
  readonly formKey: number;
  /** The address of the last sign-in on this device. */
  readonly lastEmail: string | null;
  readonly submit: (values: LoginValues) => Promise<void>;
}

function prepareLogIn(): void {
  connectAhead();
  fetchMemberCode();
}

/** The state and the submit function of the log-in form. The guard redirects after sign-in. */
export function useLogin(): Login {
  const messages = useMessages();
  const current = useSession();
  const online = useOnline();
  const lastEmail = useStored(deviceStorage.lastEmail);
  const [attempt, setAttempt] = useState<LoginAttempt>({ pending: false, refusal: null });
  const [formKey, setFormKey] = useState(0);
  const leaving = current.status === 'leaving';

  // Focus on a field announces a log-in. An earlier connection may be closed by then. A field of the first frame can have
  // the focus before the app listens.
  useEffect(() => {
    if (document.activeElement?.matches('input')) prepareLogIn();
    document.addEventListener('focusin', prepareLogIn);
    return () => document.removeEventListener('focusin', prepareLogIn);
  }, []);

  useEffect(() => {
    if (leaving) setFormKey((key) => key + 1);
  }, [leaving]);

  return {
    formKey,
    state: toLogin(messages, current, attempt, online),
    lastEmail,
    submit: async ({ email, password }) => {
      prepareSignIn();
      setAttempt({ pending: true, refusal: null });
      const refusal = await session.signIn(normalEmail(email), password);
      setAttempt({ pending: false, refusal });
    },
  };
}
