import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import type { RsvpOutcome } from '@casino/ui/screens/EventDetails/EventDetails.types.ts';
import { RsvpAnswer } from '@casino/ui/screens/EventDetails/RsvpAnswer.tsx';
import { useRef, useState } from 'react';
import { attempt } from '../../lib/calls/api.ts';
import type { Notice } from '../../lib/page/notices.ts';
import { notices, session, settled } from '../../session/current/appSession.ts';
import { optedInEvents } from '../../session/memberData/optedInEvents.ts';

/** A member's RSVP to one event. */
export interface Rsvp {
  readonly outcome: RsvpOutcome;
  /** Ignores a call while a request is under way. Sends no request without a connection. */
  readonly send: () => Promise<void>;
}

const OPT_IN_FAILED: Notice = { kind: 'error', error: 'opt-in' };

/**
 * Opts the member in to an event. The server counts repeated requests once. The page shows the reply, and a dialog
 * shows a refusal. The events load again, because a reply can be lost. Sections 7 and 8.
 * @param reload loads the events again
 */
export function useRsvp(event: CasinoEvent | null, reload: () => void): Rsvp {
  const [outcome, setOutcome] = useState<RsvpOutcome>({ kind: 'none' });
  const sending = useRef(false);

  const send = async () => {
    if (sending.current || !event) return;
    if (!navigator.onLine) return setOutcome({ kind: 'offline' });
    sending.current = true;
    setOutcome({ kind: 'sending' });
    try {
      // A recognised member can press the button before the session is settled.
      await settled();
      const current = session.getSnapshot();
      if (current.status !== 'ready' || !current.data.venue) return setOutcome({ kind: 'none' });
      const { member, venue } = current.data;
      const answer = await attempt('promotions-optInToEvent', {
        uri: event.uri,
        customerNumber: member.customer_number,
        homeCasinoName: venue.pagetitle,
      });
      const { success, message = '' } = answer;
      if (success) optedInEvents.add(current.user.uid, event.id);
      else if (message) {
        notices.show({ kind: 'failure', text: <RsvpAnswer message={message} event={event} /> });
      } else notices.show(OPT_IN_FAILED);
      setOutcome(message ? { kind: 'answered', success, message } : { kind: 'none' });
    } catch {
      setOutcome({ kind: 'none' });
      notices.show(OPT_IN_FAILED);
    } finally {
      sending.current = false;
      reload();
    }
  };

  return { outcome, send };
}
