import { expect, it } from 'vitest';
import { EMBLEMS } from '../../packages/functions/content/emblems.ts';
import { emblems } from '../../packages/ui/src/artwork/venues/emblems.tsx';

it('content can name every emblem that the app draws, and no other', () => {
  expect([...EMBLEMS]).toEqual([...emblems.keys()]);
});
