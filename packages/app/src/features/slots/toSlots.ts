import { type CasinoEvent, tierOf } from '@casino/functions/contract';
import type { Messages, SlotsEventsState, SlotsState } from '@casino/ui';
import { failureText, type Remote } from '../../lib/remote.ts';
import { type Session, shownData } from '../../session/session.ts';
import { type EventViewer, nextEvents } from '../events/nextEvents.ts';

/** The data that the Slots Club's page depends on besides the session. */
export interface SlotsSources extends EventViewer {
  readonly whatsOn: Remote<readonly CasinoEvent[]>;
}

/** Returns the state of the Slots Club's page: the member's card and the club's next events. */
export function toSlots(messages: Messages, session: Session, sources: SlotsSources): SlotsState {
  if (session.status === 'offline') {
    return { status: 'error', message: failureText(messages, 'no-response') };
  }
  const data = shownData(session);
  if (data === null) return { status: 'loading' };
  const { member, venue } = data;
  return {
    status: 'ready',
    member: {
      firstName: member.first_name,
      lastName: member.last_name,
      membershipNumber: member.customer_number,
      tier: tierOf(member.membership_type_id),
      rewardBalance: member.loyalty_points,
    },
    venueName: venue?.pagetitle ?? null,
    events: venue === null ? { status: 'empty' } : toEvents(messages, sources),
  };
}

function toEvents(messages: Messages, { whatsOn, optedIn, now }: SlotsSources): SlotsEventsState {
  if (whatsOn.status === 'loading') return { status: 'loading' };
  if (whatsOn.status === 'error') {
    return { status: 'error', message: failureText(messages, whatsOn.code) };
  }
  const events = nextEvents(whatsOn.data, 'slots', { optedIn, now });
  return events.length === 0 ? { status: 'empty' } : { status: 'ready', events };
}
