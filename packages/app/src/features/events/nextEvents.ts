import type { CasinoEvent } from '@casino/functions/contract';
import type { EventSummary } from '@casino/ui';
import { toEventSummary } from './toEventSummary.ts';

/** What decides how an event is shown to a member. */
export interface EventViewer {
  /** The ids of the events whose lists the member is on. */
  readonly optedIn: ReadonlySet<string>;
  readonly now: Date;
}

/** The events of a club that have not ended, the next first. */
export function nextEvents(
  whatsOn: readonly CasinoEvent[],
  club: CasinoEvent['club'],
  { optedIn, now }: EventViewer,
): readonly EventSummary[] {
  return eventsToCome(whatsOn, club, now).map((event) => toEventSummary(event, optedIn, now));
}

/** As the content service gives them: the events of a club that have not ended, the next first. */
export function eventsToCome(
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
