import {
  firstHand,
  longTable,
  maskedBall,
  ringside,
  trio,
} from '../../components/EventCard/event.fixtures.ts';
import type { EventSummary } from '../../components/EventCard/event.types.ts';
import type { EventsState } from './Events.types.ts';

const MONTHS = [
  '2026-12',
  ...Array.from({ length: 11 }, (_, index) => `2027-${twoDigits(index + 1)}`),
];
const DAYS = ['03', '12', '21'];

/** A year of evenings, three a month. */
export const manyEvents: readonly EventSummary[] = MONTHS.flatMap((month, index) =>
  [firstHand, trio, ringside].map((event, evening) => ({
    ...event,
    id: `${event.id}-${index}`,
    startsAt: `${month}-${DAYS[evening]}T19:00:00.000Z`,
    endsAt: `${month}-${DAYS[evening]}T23:00:00.000Z`,
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
  events: [
    trio,
    firstHand,
    { ...trio, id: 'trio-2', startsAt: '2026-12-31T20:00:00Z', endsAt: '2026-12-31T23:00:00Z' },
    longTable,
    ringside,
  ],
};

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
