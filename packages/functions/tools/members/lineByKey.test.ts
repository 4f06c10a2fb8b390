import { expect, it } from 'vitest';
import { LineByKey } from './lineByKey.ts';

it('finds the first line of each of 50,000 keys', () => {
  const lines = new LineByKey();
  const keys = Array.from({ length: 50_000 }, (_, index) => `key ${index}`);
  const first = keys.map((key, index) => lines.add(key, index + 2));
  const second = keys.map((key) => lines.add(key, 99_999));
  expect(first.every((line) => line === null)).toBe(true);
  expect(second).toEqual(keys.map((_, index) => index + 2));
});
