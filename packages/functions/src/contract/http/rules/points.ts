import type { Rule } from './rule.ts';

const STATEMENT = ['findPoints', 'findPointMovements'] as const;

/** The rules of the member service for statements of points. */
export const POINTS_RULES = [
  {
    id: 'M-51',
    text: '`balance` is `loyalty_points` of the record, and `tierPoints` is `rewardPoints`. The first `day` of `expiring` is `loyalty_points_end_date`, unless the list is empty.',
    operations: ['findPoints'],
  },
  {
    id: 'M-52',
    text: '`expiring` is sorted by `day`, begins with the day of `asOf` or later, and each entry has at least 1 point.',
    operations: ['findPoints'],
  },
  {
    id: 'M-53',
    text: 'If an entry of `rules` has a `day`, the points of `expiring` add up to `balance`, or to 0 if it is negative. If none has, they are at most the balance.',
    operations: ['findPoints'],
  },
  {
    id: 'M-54',
    text: '`pending` is 0 or more. It is not part of `balance`.',
    operations: ['findPoints'],
  },
  {
    id: 'M-55',
    text: '`asOf`, `happenedAt` and `bookedAt` are not in the future. The clocks of two systems may differ by 5 minutes.',
    operations: STATEMENT,
  },
  {
    id: 'M-56',
    text: 'No number of points is above 1,000,000,000, or below -1,000,000,000.',
    operations: STATEMENT,
  },
  {
    id: 'M-57',
    text: 'Movements are sorted by `bookedAt`, newest first, and those of one instant by `id`, in descending order.',
    operations: ['findPointMovements'],
  },
  {
    id: 'M-58',
    text: '`closing` is `opening` and the amounts of the movements of the page. Tier points and pending movements do not count. Both are null if you do not store them.',
    operations: ['findPointMovements'],
  },
  {
    id: 'M-59',
    text: '`closing` of a page is `opening` of the page before it.',
    operations: ['findPointMovements'],
  },
  {
    id: 'M-60',
    text: '`closing` of the first page is `balance`.',
    operations: STATEMENT,
  },
  {
    id: 'M-61',
    text: 'A movement names each lot once, with at least 1 point, and all together with at most its amount.',
    operations: ['findPointMovements'],
  },
  {
    id: 'M-62',
    text: 'All movements together take at most as many points from a lot as it has: what it earned, and what returned to it.',
    operations: ['findPointMovements'],
  },
  {
    id: 'M-63',
    text: 'Each booking is one movement with its own `id`, also if you receive the booking twice. A movement is never changed or removed: another one reverses it.',
    operations: ['findPointMovements'],
    unseen:
      'The product shows the movements of the reply. It stores none, so that nothing is counted twice.',
  },
] as const satisfies readonly Rule[];
