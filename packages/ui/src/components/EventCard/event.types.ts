import type { EventKind } from '../../artwork/EventArtwork.tsx';
import type { TimeSpan } from '../../i18n/eventTimes.ts';

/** An event as lists show it. */
export interface EventSummary extends TimeSpan {
  readonly id: string;
  /** Where its details are, as a path of the app. */
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** What its picture shows. */
  readonly kind: EventKind;
  /** The room it is in. */
  readonly place: string;
  /** What the member can do about it, or has done. */
  readonly standing: EventStanding;
}

/**
 * `opted-in`: the member is on its list. `rsvp`: its list is open. `open`: there is no list.
 * `reception`: its list is open, and the app takes nobody's name who keeps promotions away.
 * `closed`: it has begun. `over`: it has ended.
 */
export type EventStanding = 'opted-in' | 'rsvp' | 'reception' | 'open' | 'closed' | 'over';
