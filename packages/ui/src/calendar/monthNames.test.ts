import { expect, it } from 'vitest';
import { monthNames } from './monthNames.ts';

it('months are named as a list, in each language', () => {
  expect(monthNames('en-GB', ['2027-03'])).toBe('March');
  expect(monthNames('en-GB', ['2027-03', '2027-05'])).toBe('March and May');
  expect(monthNames('zh-Hans', ['2027-03', '2027-05'])).toBe('三月和五月');
});
