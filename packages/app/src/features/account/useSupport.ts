import type { SupportState, SupportValues } from '@casino/ui';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { RemoteError } from '../../lib/remoteError.ts';
import { notices } from '../../session/appSession.ts';
import { useSubmission } from './useSubmission.ts';

/** Sends a support ticket; a failure is told in its dialog. Specification section 8. */
export function useSupport() {
  const { state, run } = useSubmission();
  const [ticket, setTicket] = useState(() => ({ id: crypto.randomUUID(), sent: false }));

  const submit = (values: SupportValues) =>
    run(async () => {
      try {
        await call('members-submitTicket', {
          values,
          submissionId: ticket.id,
        });
        setTicket({ ...ticket, sent: true });
        return null;
      } catch (error) {
        // How long to wait is worth more than the dialog's one sentence.
        if (error instanceof RemoteError && error.code === 'resource-exhausted') throw error;
        notices.show({ kind: 'error', error: 'support-ticket' });
        return null;
      }
    });
  const shown: SupportState = ticket.sent ? { status: 'sent' } : state;
  return {
    formKey: ticket.id,
    state: shown,
    submit,
    startAgain: () => setTicket({ id: crypto.randomUUID(), sent: false }),
  };
}
