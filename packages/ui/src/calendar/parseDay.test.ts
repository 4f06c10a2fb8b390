import { expect, it } from 'vitest';
import { parseDay } from './parseDay.ts';

it.each([
  ['29/2/2028', '2028-02-29'],
  ['29/2/2027', ''],
  ['31/4/2026', ''],
  ['31/12/1900', '1900-12-31'],
  ['0/1/1990', ''],
  ['1/13/1990', ''],
  ['1/1/90', ''],
  ['', ''],
])('§5 parses %s to the day "%s"', (text, day) => {
  expect(parseDay(text, 'D/M/YYYY')).toBe(day);
});
