import { describe, expect, it } from 'vitest';
import { seriesRule } from './seriesRule.ts';

const at = (startsAt: string) => ({ startsAt, endsAt: startsAt, timeZone: 'Europe/London' });
const on = (...days: readonly string[]) => seriesRule(days.map((day) => at(`${day}T20:00:00Z`)));

describe('the rule of a series', () => {
  it.each([
    ['every week', ['2026-11-26', '2026-12-03', '2026-12-10'], { every: 'week' }],
    ['over both clock changes', ['2027-03-25', '2027-04-01', '2027-04-08'], { every: 'week' }],
    [
      'the last of a month',
      ['2026-11-26', '2026-12-31', '2027-01-28'],
      { every: 'month', nth: 'last', except: [] },
    ],
    [
      'the last before the fourth, if both are true',
      ['2027-01-28', '2027-02-25', '2027-03-25'],
      { every: 'month', nth: 'last', except: [] },
    ],
    [
      'the first of a month',
      ['2026-12-03', '2027-01-07', '2027-02-04'],
      { every: 'month', nth: 'first', except: [] },
    ],
    [
      'the fourth',
      ['2026-12-24', '2027-01-28', '2027-02-25'],
      { every: 'month', nth: 'fourth', except: [] },
    ],
    [
      'a month left out',
      ['2026-11-26', '2027-01-28', '2027-02-25'],
      { every: 'month', nth: 'last', except: ['2026-12'] },
    ],
    [
      'two months left out of six dates',
      ['2026-12-03', '2027-01-07', '2027-03-04', '2027-04-01', '2027-06-03', '2027-07-01'],
      { every: 'month', nth: 'first', except: ['2027-02', '2027-05'] },
    ],
    ['every other month', ['2026-11-26', '2027-01-28', '2027-03-25'], null],
    ['two dates in a month', ['2026-11-05', '2026-11-26', '2026-12-31'], null],
    ['another weekday', ['2026-11-26', '2026-12-31', '2027-01-29'], null],
    ['another week of the month', ['2026-12-03', '2027-01-14', '2027-02-04'], null],
    ['two dates', ['2026-11-26', '2026-12-03'], null],
    ['no dates', [], null],
  ] as const)('%s', (_, days, rule) => {
    expect(on(...days)).toEqual(rule);
  });

  it('takes the day at the place', () => {
    const summer = ['2027-07-07', '2027-07-14', '2027-07-21'].map((day) => at(`${day}T23:30:00Z`));
    expect(seriesRule(summer)).toEqual({ every: 'week' });
    // In UTC these are the last Wednesday of June, July and August.
    const turn = ['2027-06-30', '2027-07-28', '2027-08-25'].map((day) => at(`${day}T23:30:00Z`));
    expect(seriesRule(turn)).toBeNull();
  });
});
