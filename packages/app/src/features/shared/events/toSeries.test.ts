import { describe, expect, it } from 'vitest';
import { type event, eventOn } from './event.fixtures.ts';
import { toEventSummary } from './toEventSummary.ts';
import { toSeries } from './toSeries.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

const trio = (id: string, day: string, changes = {}) => ({
  ...eventOn(id, `${day}T20:00:00Z`, `${day}T23:00:00Z`),
  title: 'Trio',
  ...changes,
});

const shown = (events: readonly (typeof event)[], optedIn: readonly string[] = []) =>
  toSeries(events.map((each) => toEventSummary(each, new Set(optedIn), NOW)));

describe('a series of events', () => {
  it('is one event with its later dates, in the place of its next date', () => {
    const all = [
      trio('a', '2026-11-26'),
      eventOn('supper', '2026-12-01T19:00:00Z', '2026-12-01T23:00:00Z'),
      trio('b', '2026-12-31'),
      trio('c', '2027-01-28'),
    ];
    const series = shown(all);
    expect(series.map(({ id }) => id)).toEqual(['a', 'supper']);
    expect(series[0]?.laterDates?.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(series[1]?.laterDates).toBeUndefined();
  });

  it('has the path and the standing of each date', () => {
    const [series] = shown([trio('a', '2026-11-26'), trio('b', '2026-12-31')], ['b']);
    expect(series).toMatchObject({
      href: '/events/a',
      standing: 'rsvp',
      laterDates: [{ href: '/events/b', standing: 'opted-in' }],
    });
  });

  it('has one place', () => {
    expect(
      shown([trio('a', '2026-11-26'), trio('b', '2026-12-31', { place: 'The bar' })]),
    ).toHaveLength(2);
  });

  it('is empty without events', () => {
    expect(shown([])).toEqual([]);
  });
});
