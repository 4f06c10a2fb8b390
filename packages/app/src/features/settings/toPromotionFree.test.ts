import { expect, it } from 'vitest';
import { toPromotionFree } from './toPromotionFree.ts';

const now = new Date('2026-11-21T10:00:00Z');
const since = '2026-11-20T09:00:00Z';

it.each([
  [null, { status: 'off' }],
  [
    { since, offFrom: null },
    { status: 'on', since },
  ],
  [
    { since, offFrom: '2026-11-21T10:00:01Z' },
    { status: 'pause', offFrom: '2026-11-21T10:00:01Z' },
  ],
  [{ since, offFrom: '2026-11-21T10:00:00Z' }, { status: 'over' }],
] as const)('promotion-free mode %o', (mode, state) => {
  expect(toPromotionFree(mode, now)).toEqual(state);
});
