import { describe, expect, it } from 'vitest';
import { daysOf, type Repeat, RepeatError } from './repeat.ts';
import type { Clock } from './when.ts';

const clock: Clock = { now: new Date('2026-11-30T10:00:00Z'), isRelative: false };
const year = { from: '2027-01-01', until: '2027-12-31' };

describe('the days of a repeated event', () => {
  it.each<[string, Repeat, string[]]>([
    [
      'one week',
      { on: 'every day', from: '2027-03-27', until: '2027-03-29' },
      ['2027-03-27', '2027-03-28', '2027-03-29'],
    ],
    [
      'a weekday',
      { on: 'every Friday', from: '2027-02-01', until: '2027-02-20' },
      ['2027-02-05', '2027-02-12', '2027-02-19'],
    ],
    [
      'the first of a month that begins with it',
      { on: 'first Monday', in: ['March'], ...year },
      ['2027-03-01'],
    ],
    ['the fourth', { on: 'fourth Saturday', in: ['June'], ...year }, ['2027-06-26']],
    ['the last of four', { on: 'last Thursday', in: ['March'], ...year }, ['2027-03-25']],
    ['the last of five', { on: 'last Wednesday', in: ['March'], ...year }, ['2027-03-31']],
    [
      'the night of both clock changes',
      { on: 'day before the last Sunday', in: ['March', 'October'], ...year },
      ['2027-03-27', '2027-10-30'],
    ],
    [
      'a number that some months lack',
      { on: 'day 31', in: ['February', 'December'], ...year },
      ['2027-12-31'],
    ],
    [
      'a year without one day',
      {
        on: 'day 24',
        in: ['December'],
        from: '2026-01-01',
        until: '2027-12-31',
        except: ['2026-12-24'],
      },
      ['2027-12-24'],
    ],
  ])('%s', (_, repeat, days) => {
    expect(daysOf(repeat, clock)).toEqual(days);
  });

  it('a demo begins and ends with a month, and can leave one out', () => {
    const repeat = { on: 'day 1', from: '-1 month', until: '+2 months', except: ['+1 month'] };
    expect(daysOf(repeat, { ...clock, isRelative: true })).toEqual([
      '2026-10-01',
      '2026-11-01',
      '2027-01-01',
    ]);
  });
});

describe('a repetition is refused', () => {
  it.each<[string, Partial<Repeat>, string, string]>([
    ['with an unknown day', { on: 'second Sabbathday' }, 'on', 'Allowed: every day'],
    ['with a fifth week', { on: 'fifth Friday' }, 'on', 'Allowed: every day'],
    ['that ends before it begins', { until: '2026-12-31' }, 'until', 'before 2027-01-01'],
    ['over more than two years', { until: '2029-02-01' }, 'until', 'two years at most'],
    ['without a day in its months', { on: 'day 31', in: ['June'] }, 'on', 'No day from'],
    ['with relative months outside a demo', { from: '-1 month' }, 'from', 'such as 2026-12-24'],
    ['with a wrong exception', { except: ['2027-02-30'] }, 'except.0', 'no 2027-02-30'],
  ])('%s', (_, change, path, message) => {
    const read = () => daysOf({ on: 'first Friday', ...year, ...change }, clock);
    expect(read).toThrow(message);
    try {
      read();
    } catch (error) {
      expect(error instanceof RepeatError && error.path.join('.')).toBe(path);
    }
  });
});
