import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { SlotsEventsState, SlotsState } from '@casino/ui/screens/Slots/Slots.types.ts';
import type { AsOf } from '@casino/ui/screens/shared/asOf.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { toCardHolder } from '../../session/memberData/toCardHolder.ts';
import { type Session, shownMember } from '../../session/state/session.ts';
import { type EventViewer, nextEvents } from '../shared/events/nextEvents.ts';
import { toSeries } from '../shared/events/toSeries.ts';

/** The data that the Slots Club's page depends on besides the session. */
export interface SlotsSources extends EventViewer {
  readonly whatsOn: Remote<readonly CasinoEvent[]>;
  /** When the member's figures were loaded, if they may be old. */
  readonly asOf: AsOf | null;
}

/** Returns the state of the Slots Club's page: the member's card and the club's next events. */
export function toSlots(messages: Messages, session: Session, sources: SlotsSources): SlotsState {
  const shown = shownMember(session);
  if (shown.status !== 'ready') return unreadyState(messages, shown);
  const { member, venue } = shown.data;
  return {
    status: 'ready',
    member: toCardHolder(member, sources.asOf),
    venueName: venue?.pagetitle ?? null,
    events: venue === null ? { status: 'empty' } : toEvents(messages, sources),
  };
}

function toEvents(messages: Messages, { whatsOn, optedIn, now }: SlotsSources): SlotsEventsState {
  if (whatsOn.status !== 'ready') return unreadyState(messages, whatsOn);
  const events = toSeries(nextEvents(whatsOn.data, 'slots', { optedIn, now }));
  return events.length === 0 ? { status: 'empty' } : { status: 'ready', events };
}
