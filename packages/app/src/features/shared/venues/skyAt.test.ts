import { describe, expect, it } from 'vitest';
import { skyAt } from './skyAt.ts';

// Sunrise and sunset in Manchester, to which the rule is right within a quarter of an hour:
// 08:22 and 15:51 UTC on 21 December, 03:40 and 20:41 UTC on 21 June, 06:11 and 18:20 UTC on 20 March.
describe('the sky over a casino', () => {
  it.each([
    ['2026-12-21T07:00:00Z', 'night'],
    ['2026-12-21T08:22:00Z', 'twilight'],
    ['2026-12-21T12:00:00Z', 'day'],
    ['2026-12-21T15:51:00Z', 'twilight'],
    ['2026-12-21T17:00:00Z', 'night'],
    ['2026-06-21T03:40:00Z', 'twilight'],
    ['2026-06-21T05:00:00Z', 'day'],
    ['2026-06-21T19:30:00Z', 'day'],
    ['2026-06-21T20:41:00Z', 'twilight'],
    ['2026-06-22T00:10:00Z', 'night'],
    ['2026-03-20T05:00:00Z', 'night'],
    ['2026-03-20T06:11:00Z', 'twilight'],
    ['2026-03-20T18:20:00Z', 'twilight'],
    ['2026-03-20T19:30:00Z', 'night'],
  ])('at %s it is %s', (instant, light) => {
    expect(skyAt(new Date(instant))).toBe(light);
  });
});
