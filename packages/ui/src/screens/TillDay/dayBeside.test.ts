import { expect, test } from 'vitest';
import { dayBeside } from './dayBeside.ts';

test.each([
  ['2026-11-25', -1, '2026-11-24'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-29', -1, '2026-03-28'],
])('%s and %i days is %s', (day, days, other) => {
  expect(dayBeside(day, days)).toBe(other);
});
