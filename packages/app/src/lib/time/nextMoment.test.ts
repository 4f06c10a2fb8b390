import { expect, it } from 'vitest';
import { nextMoment } from './nextMoment.ts';

const now = new Date('2026-11-30T23:59:00Z');

it.each([
  ['nothing', [], null],
  ['only past instants', ['2026-11-30T23:00:00Z'], null],
  ['the current instant', ['2026-11-30T23:59:00Z'], null],
  [
    'the earliest ahead',
    ['2027-01-01T00:00:00Z', '2026-12-01T00:00:00Z', '2026-11-01T00:00:00Z'],
    '2026-12-01T00:00:00Z',
  ],
  ['an instant with an offset', ['2026-12-01T01:00:00+01:00'], '2026-12-01T00:00:00Z'],
])('of %s', (_, moments, next) => {
  expect(nextMoment(moments, now)).toBe(next === null ? null : Date.parse(next));
});
