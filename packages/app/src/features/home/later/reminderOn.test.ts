import { describe, expect, it } from 'vitest';
import { summary } from '../../shared/points/points.fixtures.ts';
import { reminderOn } from './reminderOn.ts';

const [ending] = summary.expiring;
const on = (today: string, openedOn: string | null = null) =>
  reminderOn(today, summary, openedOn)?.day ?? null;

describe('§1.23 the reminder of points that end', () => {
  it('has the day, the amount, the rule and its period', () => {
    expect(reminderOn('2026-11-21', summary, null)).toEqual({ ...ending, days: 365 });
  });

  it.each([
    ['31 days before', '2026-11-01', null],
    ['30 days before', '2026-11-02', '2026-12-02'],
    ['on the last day', '2026-12-02', '2026-12-02'],
    ['on the day after', '2026-12-03', null],
  ])('%s', (_, today, day) => expect(on(today)).toBe(day));

  it.each([
    ['an opened page settles the first reminder', '2026-11-21', '2026-11-02', null],
    ['a page opened before it does not', '2026-11-21', '2026-11-01', '2026-12-02'],
    ['seven days before, it reminds again', '2026-11-25', '2026-11-24', '2026-12-02'],
    ['an opened page settles the second one too', '2026-11-26', '2026-11-25', null],
  ])('%s', (_, today, openedOn, day) => expect(on(today, openedOn)).toBe(day));

  it('counts days across a change of the clocks and a leap day', () => {
    const ends = (day: string) => ({ ...summary, expiring: [{ ...ending, day } as never] });
    expect(reminderOn('2027-02-28', ends('2027-03-30'), null)).not.toBeNull();
    expect(reminderOn('2027-02-27', ends('2027-03-30'), null)).toBeNull();
    expect(reminderOn('2028-02-22', ends('2028-03-01'), '2028-02-22')).toBeNull();
    expect(reminderOn('2028-02-23', ends('2028-03-01'), '2028-02-22')).not.toBeNull();
  });

  it('moves to the next end once the first is settled', () => {
    const later = { day: '2026-12-20', points: 10, rule: 'no-visit', avoidBy: 'visit' } as const;
    const both = { ...summary, expiring: [...summary.expiring.slice(0, 1), later] };
    expect(reminderOn('2026-11-21', both, '2026-11-05')).toEqual({ ...later, days: 180 });
  });

  it('leaves out an end without points, and a period that the group does not give', () => {
    const expiring = [{ ...ending, points: 0 } as never];
    expect(reminderOn('2026-11-21', { ...summary, expiring }, null)).toBeNull();
    expect(reminderOn('2026-11-21', { ...summary, rules: [] }, null)?.days).toBeNull();
  });
});
