import { describe, expect, it } from 'vitest';
import { createStatementFormats } from '../../i18n/statementFormats.ts';
import { byMonth, selected, withEmptyMonths } from './months.ts';
import { belowZero, readyPoints } from './Points.fixtures.ts';
import type { StatementState } from './Points.types.ts';
import { reasonBelowZero } from './reasonBelowZero.ts';

const movementsOf = (state: StatementState) => (state.status === 'ready' ? state.movements : []);
const movements = movementsOf(readyPoints.statement);
const [movement] = movements;
const london = createStatementFormats('en-GB', 'Europe/London');

describe('byMonth', () => {
  it('groups by the month of booking in the zone of the casinos', () => {
    const booked = ['2026-10-31T23:30:00Z', '2026-09-30T23:30:00Z'].map((bookedAt) => ({
      ...(movement as NonNullable<typeof movement>),
      bookedAt,
    }));
    expect(byMonth(booked, london).map(({ key, title }) => [key, title])).toEqual([
      ['2026-10', 'October 2026'],
    ]);
  });

  it('keeps the order of the movements', () => {
    const months = byMonth(movements, london);
    expect(months.map(({ key }) => key)).toEqual(['2026-11', '2026-10']);
    expect(months.flatMap((month) => month.movements)).toEqual(movements);
  });
});

describe('withEmptyMonths', () => {
  const titles = (until: string, months = byMonth(movements, london)) =>
    withEmptyMonths(months, until, london).map(({ key, title, movements: { length } }) => [
      key,
      title,
      length > 0,
    ]);

  it('begins with the month of the casinos at which the list is true', () => {
    expect(titles('2027-01-31T23:59:00Z')).toEqual([
      ['2027-01', 'January 2027', false],
      ['2026-12', 'December 2026', false],
      ['2026-11', 'November 2026', true],
      ['2026-10', 'October 2026', true],
    ]);
    expect(titles('2026-10-31T23:59:00Z')).toHaveLength(2);
  });

  it('has the present month for a list without movements', () => {
    expect(titles('2026-03-31T23:30:00Z', [])).toEqual([['2026-04', 'April 2026', false]]);
  });

  it('keeps a movement that is booked after the time of the list', () => {
    expect(titles('2026-10-01T00:00:00Z').map(([key]) => key)).toEqual(['2026-11', '2026-10']);
  });
});

describe('selected', () => {
  it.each([
    [{ points: 'tier', kind: null, venueId: null } as const, ['m2', 'm7']],
    [{ points: 'to-spend', kind: 'spend', venueId: null } as const, ['m3', 'bar']],
    [{ points: 'to-spend', kind: null, venueId: 2 } as const, ['m3']],
    [{ points: 'to-spend', kind: 'expire', venueId: 1 } as const, []],
  ])('%o selects %o', (filter, ids) => {
    expect(selected(movements, filter).map(({ id }) => id)).toEqual(ids);
  });
});

describe('reasonBelowZero', () => {
  it('finds the movement that took the balance below zero', () => {
    expect(reasonBelowZero(movementsOf(belowZero.statement))?.reason).toMatch(/^Double points/);
  });

  it('is null for a balance that stays above zero', () => {
    expect(reasonBelowZero(movements)).toBeNull();
  });
});

it('the balance of each fixture follows from its movements', () => {
  const running = selected(movements, { points: 'to-spend', kind: null, venueId: null }).filter(
    ({ balance }) => balance !== null,
  );
  const steps = running.slice(0, -1).map(({ balance, amount }) => (balance ?? 0) - amount);
  expect(steps).toEqual(running.slice(1).map(({ balance }) => balance));
});
