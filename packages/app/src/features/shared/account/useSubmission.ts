import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import type { FormState } from '@casino/ui/screens/account/form.types.ts';
import { useState } from 'react';
import { useOnline } from '../../../lib/connection/useOnline.ts';
import { formFailureText } from '../../../lib/remote/failure.ts';

interface Submission {
  readonly state: FormState;
  /** Sends the form. `send` resolves with the error to show, or null on success. */
  readonly run: (send: () => Promise<string | null>) => Promise<void>;
}

/** The state of a form, and the function that sends it. */
export function useSubmission(): Submission {
  const messages = useMessages();
  const online = useOnline();
  const [state, setState] = useState<FormState>({ status: 'ready' });
  return {
    state: online || state.status === 'pending' ? state : { status: 'offline' },
    run: async (send) => {
      setState({ status: 'pending' });
      const refusal = await send().catch((error: unknown) => formFailureText(messages, error));
      setState(refusal === null ? { status: 'ready' } : { status: 'error', message: refusal });
    },
  };
}
