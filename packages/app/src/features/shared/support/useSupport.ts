import type { SupportState, SupportValues } from '@casino/ui/screens/Support/Support.types.ts';
import { useState } from 'react';
import { call } from '../../../lib/calls/api.ts';
import { deviceStorage } from '../../../lib/device/storage.ts';
import { RemoteError } from '../../../lib/remote/remoteError.ts';
import { notices } from '../../../session/current/appSession.ts';
import { useSubmission } from '../account/useSubmission.ts';

/** A ticket, with the comments that an earlier visit has not sent. */
const newTicket = () => ({
  id: crypto.randomUUID(),
  sent: false,
  comments: deviceStorage.readDraft<string>('support-1') ?? '',
});

/** Sends a support ticket. A failure opens its dialog. Specification section 8. */
export function useSupport() {
  const { state, run } = useSubmission();
  const [ticket, setTicket] = useState(newTicket);

  const submit = (values: SupportValues) =>
    run(async () => {
      try {
        await call('members-submitTicket', {
          values,
          submissionId: ticket.id,
        });
        deviceStorage.clearDraft('support-1');
        setTicket({ ...ticket, sent: true });
        return null;
      } catch (error) {
        // This message says how long to wait, which the dialog does not.
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
    comments: ticket.comments,
    startAgain: () => setTicket(newTicket()),
  };
}
