import { expect, it } from 'vitest';
import { recentReads } from './repeatedReads.ts';

it('reads a code once while it is in front of the camera, and again after three seconds without it', () => {
  const { isNew } = recentReads();
  expect([isNew('a', 0), isNew('a', 2_000), isNew('a', 4_500), isNew('b', 4_600)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect([isNew('a', 7_400), isNew('a', 10_401)]).toEqual([false, true]);
});

it('does not read a code again that stays in front of the camera during a pause', () => {
  const { isNew, resume } = recentReads();
  isNew('a', 0);
  resume(20_000);
  expect([isNew('a', 21_000), isNew('a', 24_001)]).toEqual([false, true]);
});
