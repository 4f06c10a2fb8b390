import { expect, it } from 'vitest';
import { newReads } from './repeatedReads.ts';

it('reads a code once while it is in front of the camera, and again after three seconds without it', () => {
  const isNew = newReads();
  expect([isNew('a', 0), isNew('a', 2_000), isNew('a', 4_500), isNew('b', 4_600)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect([isNew('a', 7_400), isNew('a', 10_401)]).toEqual([false, true]);
});
