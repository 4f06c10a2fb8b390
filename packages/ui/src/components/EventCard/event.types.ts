import type { EventKind } from '../../artwork/EventArtwork.tsx';
import type { TimeSpan } from '../../i18n/eventTimes.ts';

/** An event as lists show it. */
export interface EventSummary extends TimeSpan {
  readonly id: string;
  /** The path of its details in the app. */
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** The language of its texts, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** The subject of its picture. */
  readonly kind: EventKind;
  /** The room of the casino. */
  readonly place: string;
  /** The member's status for the event. */
  readonly standing: EventStanding;
}

/** A date of a series, which has a page and an RSVP of its own. */
export type EventDate = Pick<EventSummary, 'id' | 'href' | 'standing' | keyof TimeSpan>;

/** An event in a list, with the later dates of its series in order. */
export interface ListedEvent extends EventSummary {
  readonly laterDates?: readonly EventDate[] | undefined;
}

/**
 * The member's status for an event. `opted-in`: the member is on the list. `rsvp`: the member can join the list.
 * `open`: there is no list. `reception`: there is a list, but the member has hidden promotions, so the app cannot
 * add them: reception can. `closed`: the event has begun. `over`: the event has ended.
 */
export type EventStanding = 'opted-in' | 'rsvp' | 'reception' | 'open' | 'closed' | 'over';
