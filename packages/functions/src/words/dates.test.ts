import { expect, it } from 'vitest';
import { dayText, shortDayText } from './dates.ts';

it.each([
  ['2026-11-21T20:00:00Z', 'en-GB', '21 November 2026'],
  ['2026-11-21T20:00:00Z', 'zh-Hans', '2026年11月21日'],
  // Summer time: the casinos are an hour ahead of UTC.
  ['2026-07-01T23:30:00Z', 'en-GB', '2 July 2026'],
  ['2026-07-01T23:30:00Z', 'zh-Hans', '2026年7月2日'],
] as const)('the day of %s in %s is %s', (instant, language, text) => {
  expect(dayText(instant, language)).toBe(text);
  expect(dayText(new Date(instant), language)).toBe(text);
});

it.each([
  ['2027-03-31', 'en-GB', '31 Mar 2027'],
  ['2026-09-01', 'en-GB', '1 Sep 2026'],
  ['2026-09-01', 'zh-Hans', '2026年9月1日'],
] as const)('the short day %s in %s is %s', (day, language, text) => {
  expect(shortDayText(day, language)).toBe(text);
});
