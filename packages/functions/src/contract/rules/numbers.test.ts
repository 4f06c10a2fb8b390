import { expect, it } from 'vitest';
import { counted, numberText } from './numbers.ts';

it.each([
  [0, '0'],
  [18_000, '18,000'],
  [0.5, '0.50'],
  [1_234.5, '1,234.50'],
])('§9 the number %d is written in en-GB, with decimals to two places', (value, text) => {
  expect(numberText(value)).toBe(text);
});

it('a number is followed by its noun, in the singular for 1 alone', () => {
  const drawn = [0, 1, 1.5, 2_000].map((count) => counted(count, 'entry', 'entries'));
  expect(drawn).toEqual(['0 entries', '1 entry', '1.50 entries', '2,000 entries']);
});
