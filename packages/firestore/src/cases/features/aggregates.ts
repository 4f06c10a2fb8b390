import type { PlainFields } from '../../testing/plain.ts';
import { type Case, finding, rejected, valued } from '../case.ts';

const GROUPED: Record<string, PlainFields> = {
  a: { v: 1 },
  'a/sub/x': { v: 3 },
  'a/sub/y': { v: 1 },
  'b/sub/z': { v: 2 },
  'b/other/w': { v: 9 },
  'a/sub/x/deep/q': { v: 7 },
};

/** All cases share the id of a collection group, so that each case queries only below its own documents. */
export const GROUPS: readonly Case[] = [
  finding('queries one collection only', GROUPED, {}, ['a']),
  finding('queries a subcollection', GROUPED, { from: 'a/sub' }, ['x', 'y']),
  {
    name: 'queries every collection of a group',
    run: async (client, root) => {
      const id = `group-${root}`;
      await client.set(`a/${id}/x`, { v: 3 });
      await client.set(`b/${id}/z`, { v: 2 });
      await client.set(`b/c/d/${id}/w`.replace('/c/d', '/c/d/e/f'), { v: 1 });
      await client.set('b', { v: 5 });
      const all = await client.find({ from: id, group: true });
      return all.map((row) => row.id);
    },
    expected: ['x', 'w', 'z'],
  },
];

const SALES = valued(1, 2, 3.5, 'text', null);

export const AGGREGATES: readonly Case[] = [
  {
    name: 'counts documents',
    given: SALES,
    run: (client) => client.aggregate({}, { n: ['count'] }),
    expected: { n: 5 },
  },
  {
    name: 'counts no documents',
    run: (client) => client.aggregate({}, { n: ['count'] }),
    expected: { n: 0 },
  },
  {
    name: 'counts the results of a query',
    given: SALES,
    run: (client) => client.aggregate({ where: [['v', '>', 1]] }, { n: ['count'] }),
    expected: { n: 2 },
  },
  {
    name: 'counts up to a limit',
    given: SALES,
    run: (client) => client.aggregate({ limit: 2 }, { n: ['count'] }),
    expected: { n: 2 },
  },
  {
    name: 'sums numbers and ignores other types',
    given: SALES,
    run: (client) => client.aggregate({}, { s: ['sum', 'v'] }),
    expected: { s: 6.5 },
  },
  {
    name: 'sums integers to an integer',
    given: valued(1, 2, 3),
    run: (client) => client.aggregate({}, { s: ['sum', 'v'] }),
    expected: { s: 6 },
  },
  {
    name: 'sums no numbers to 0',
    run: (client) => client.aggregate({}, { s: ['sum', 'v'] }),
    expected: { s: 0 },
  },
  {
    name: 'averages numbers and ignores other types',
    given: valued(1, 2, 'text'),
    run: (client) => client.aggregate({}, { a: ['average', 'v'] }),
    expected: { a: 1.5 },
  },
  {
    name: 'averages no numbers to null',
    given: valued('text'),
    run: (client) => client.aggregate({}, { a: ['average', 'v'] }),
    expected: { a: null },
  },
  {
    name: 'sums and averages NaN to NaN',
    given: valued(1, Number.NaN),
    run: (client) => client.aggregate({}, { s: ['sum', 'v'], a: ['average', 'v'] }),
    expected: { s: Number.NaN, a: Number.NaN },
  },
  {
    name: 'aggregates several fields over the documents that have them all',
    given: { a: { x: 1, y: 10 }, b: { x: 2, y: 20 }, c: { x: 3 } },
    run: (client) => client.aggregate({}, { n: ['count'], x: ['sum', 'x'], y: ['average', 'y'] }),
    expected: { n: 2, x: 3, y: 15 },
  },
  {
    name: 'sums a nested field',
    given: { a: { m: { x: 1 } }, b: { m: { x: 2 } } },
    run: (client) => client.aggregate({}, { s: ['sum', 'm.x'] }),
    expected: { s: 3 },
  },
];

const tooMany = (count: number) => Array.from({ length: count }, (_, n) => n);

export const REJECTED_QUERIES: readonly Case[] = [
  rejected(
    'rejects more than 30 alternatives',
    null,
    (client) =>
      client.find({
        where: [
          {
            and: [
              ['v', 'in', tooMany(6)],
              ['w', 'in', tooMany(6)],
            ],
          },
        ],
      }),
    'INVALID_ARGUMENT',
  ),
  rejected(
    'rejects two array-contains in one alternative',
    null,
    (client) =>
      client.find({
        where: [
          {
            and: [
              ['v', 'array-contains', 1],
              ['v', 'array-contains', 2],
            ],
          },
        ],
      }),
    'INVALID_ARGUMENT',
  ),
];
