import {
  firstHand,
  longTable,
  maskedBall,
  ringside,
  trio,
  trioSeries,
} from '../../components/EventCard/event.fixtures.ts';
import type { EventSummary } from '../../components/EventCard/event.types.ts';
import type { EventsState } from './Events.types.ts';

/** The months from December 2026. */
const YEAR = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.UTC(2026, 11 + index)).toISOString().slice(0, 'yyyy-mm'.length),
);

/** One year of events, three per month. */
export const manyEvents: readonly EventSummary[] = YEAR.flatMap((month, index) =>
  (
    [
      [firstHand, '03'],
      [trio, '12'],
      [ringside, '21'],
    ] as const
  ).map(([event, day]) => ({
    ...event,
    id: `${event.id}-${index}`,
    startsAt: `${month}-${day}T19:00:00.000Z`,
    endsAt: `${month}-${day}T23:00:00.000Z`,
  })),
);

type ReadyEvents = Extract<EventsState, { status: 'ready' }>;

export const readyEvents: ReadyEvents = {
  status: 'ready',
  venueName: 'The Orrery, London',
  months: [
    { value: '2026-11', label: 'November 2026' },
    { value: '2026-12', label: 'December 2026' },
    { value: '2027-01', label: 'January 2027' },
    { value: '2027-02', label: 'February 2027' },
    { value: '2027-03', label: 'March 2027' },
  ],
  month: null,
  spotlight: maskedBall,
  events: [trioSeries, firstHand, longTable, ringside],
};

/** The page of events with these changes. */
export const events = (changes: Partial<ReadyEvents>): ReadyEvents => ({
  ...readyEvents,
  ...changes,
});
