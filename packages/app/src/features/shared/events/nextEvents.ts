import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import type { EventSummary } from '@casino/ui/components/EventCard/event.types.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import type { Session } from '../../../session/state/session.ts';
import { toEventSummary } from './toEventSummary.ts';

/** The opt-ins and the time that decide the standing of an event. */
export interface EventViewer {
  /** The ids of the events that the member has opted in to. */
  readonly optedIn: ReadonlySet<string>;
  readonly now: Date;
}

/** The data that pages with events depend on. */
export interface WhatsOn extends EventViewer {
  readonly session: Session;
  readonly whatsOn: Remote<readonly CasinoEvent[]>;
}

/** Returns the events of a club that have not ended, sorted by their start. */
export function upcomingEvents(
  whatsOn: readonly CasinoEvent[],
  club: CasinoEvent['club'],
  now: Date,
): readonly CasinoEvent[] {
  return whatsOn
    .filter(
      (event) => event.kind === 'event' && event.club === club && new Date(event.endsAt) > now,
    )
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** Returns the upcoming events of a club as lists show them. */
export function nextEvents(
  whatsOn: readonly CasinoEvent[],
  club: CasinoEvent['club'],
  { optedIn, now }: EventViewer,
): readonly EventSummary[] {
  return upcomingEvents(whatsOn, club, now).map((event) => toEventSummary(event, optedIn, now));
}
