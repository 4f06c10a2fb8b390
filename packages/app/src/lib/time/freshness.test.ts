import { describe, expect, it } from 'vitest';
import { AS_OF_MS, ageMoments, FRESH_MS, isOlderThan, toAsOf } from './freshness.ts';

const at = '2026-11-21T21:04:00.000Z';
const after = (ms: number) => new Date(Date.parse(at) + ms);
const HOUR = 60 * 60_000;

describe('the age of data', () => {
  it.each([
    ['just loaded', at, 0, false],
    ['almost five minutes', at, FRESH_MS - 1, false],
    ['five minutes', at, FRESH_MS, true],
    ['days, in an open tab', at, 72 * HOUR, true],
    ['from the future, because the clock was set back', at, -1, true],
    ['unknown', null, 0, true],
    ['invalid', 'yesterday', 0, true],
  ])('%s', (_, loaded, ms, older) => {
    expect(isOlderThan(FRESH_MS, loaded, after(ms))).toBe(older);
  });

  it.each([
    ['minutes ago: the time', 10 * 60_000, false],
    ['last night: the time', 11 * HOUR, false],
    ['half a day ago: the date too', 12 * HOUR, true],
    ['on a clock that was set back: the date too', -1, true],
  ])('%s', (_, ms, withDate) => {
    expect(toAsOf(at, after(ms))).toEqual({ at, withDate });
  });

  it('changes its display after ten minutes and after half a day', () => {
    expect(ageMoments(at)).toEqual(
      [after(AS_OF_MS), after(12 * HOUR)].map((each) => each.toISOString()),
    );
    expect(ageMoments(null)).toEqual([]);
  });
});
