import { inUtc } from '../../calendar/zoneClock.ts';
import {
  firstHand,
  longTable,
  maskedBall,
  ringside,
  trio,
} from '../../components/EventCard/event.fixtures.ts';
import type { EventSummary } from '../../components/EventCard/event.types.ts';
import type { EventsState } from './Events.types.ts';

const evening = (month: number, index: number) =>
  inUtc('2026-12-03')
    .add(month, 'month')
    .add(index * 9, 'day');

/** A year of evenings, three a month. */
export const manyEvents: readonly EventSummary[] = Array.from({ length: 12 }, (_, month) =>
  [firstHand, trio, ringside].map((event, index) => ({
    ...event,
    id: `${event.id}-${month}`,
    startsAt: evening(month, index).hour(19).toISOString(),
    endsAt: evening(month, index).hour(23).toISOString(),
  })),
).flat();

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
