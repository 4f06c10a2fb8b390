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

const YEAR = [
  '2026-12',
  ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map(
    (month) => `2027-${month}`,
  ),
];

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

export const readyEvents: Extract<EventsState, { status: 'ready' }> = {
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
