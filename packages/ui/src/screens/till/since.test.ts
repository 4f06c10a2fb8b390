import { describe, expect, test } from 'vitest';
import { since } from './since.ts';

describe('the age of a synchronisation', () => {
  test.each([
    [1, 'minutes', 1],
    [99, 'minutes', 99],
    [100, 'hours', 1],
    [120, 'hours', 2],
    [47 * 60 + 59, 'hours', 47],
    [48 * 60, 'days', 2],
    [10 * 24 * 60, 'days', 10],
  ])('of %i minutes is shown in %s: %i', (minutes, unit, count) => {
    expect(since(minutes)).toEqual({ unit, count });
  });
});
