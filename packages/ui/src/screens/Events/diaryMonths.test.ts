import { expect, it } from 'vitest';
import {
  longTable,
  monthlyTrio,
  trio,
  weeklyTrio,
} from '../../components/EventCard/event.fixtures.ts';
import { diaryMonths } from './diaryMonths.ts';

const shown = (...events: Parameters<typeof diaryMonths>[1]) =>
  diaryMonths('en-GB', events).map(({ id, title, events: listed }) => [
    id,
    title,
    listed.map(({ startsAt, laterDates }) => [startsAt.slice(8, 10), laterDates?.length ?? 0]),
  ]);

it('every month with a date of a series is a month of the diary, with its other events in order', () => {
  expect(shown(monthlyTrio, longTable)).toEqual([
    ['month-2026-11', 'November 2026', [['26', 5]]],
    ['month-2026-12', 'December 2026', [['31', 0]]],
    [
      'month-2027-01',
      'January 2027',
      [
        ['20', 0],
        ['28', 0],
      ],
    ],
    ['month-2027-02', 'February 2027', [['25', 0]]],
    ['month-2027-03', 'March 2027', [['25', 0]]],
    ['month-2027-04', 'April 2027', [['29', 0]]],
  ]);
});

it('several dates in a later month are one line, and those of the first month are among its later dates', () => {
  const week = weeklyTrio.laterDates ?? [];
  const inNovember = { ...trio, startsAt: '2026-11-19T20:00:00Z', endsAt: '2026-11-19T23:00:00Z' };
  expect(shown({ ...inNovember, laterDates: [trio, ...week] })).toEqual([
    ['month-2026-11', 'November 2026', [['19', 3]]],
    ['month-2026-12', 'December 2026', [['03', 1]]],
  ]);
});

it('a date of a series has its own page', () => {
  const [, december] = diaryMonths('en-GB', [monthlyTrio]);
  expect(december?.events[0]).toMatchObject({
    title: trio.title,
    href: monthlyTrio.laterDates?.[0]?.href,
  });
});
