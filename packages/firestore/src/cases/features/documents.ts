import { bytes, geo, type Plain, ref, time } from '../../testing/plain.ts';
import { type Case, rejected, writing } from '../case.ts';

const LONG = 'x'.repeat(100_000);

/** Values that a read returns as they were written. */
const ROUND_TRIPS: readonly (readonly [name: string, value: Plain, back?: Plain])[] = [
  ['null', null],
  ['true', true],
  ['false', false],
  ['zero', 0],
  ['a negative integer', -42],
  ['the largest safe integer', Number.MAX_SAFE_INTEGER],
  ['the smallest safe integer', Number.MIN_SAFE_INTEGER],
  ['a double', 1.5],
  ['a tiny double', 5e-324],
  ['the largest double', Number.MAX_VALUE],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['the empty string', ''],
  ['a string beyond ASCII', 'Crème brûlée ♠️ 🎰'],
  ['a string with control characters', 'a\u0000b\nc'],
  ['a long string', LONG],
  ['a timestamp', time(1_700_000_000, 123_456_000)],
  ['a timestamp before the epoch', time(-1_000_000, 5_000)],
  ['a timestamp cut to microseconds', time(1, 123_456_789), time(1, 123_456_000)],
  ['bytes', bytes('00ff10')],
  ['no bytes', bytes('')],
  ['a reference', ref('b')],
  ['a reference to a deeper document', ref('b/sub/c')],
  ['a point', geo(51.5, -0.12)],
  ['an empty array', []],
  ['an array of all kinds', [null, true, 1, 'x', time(5), bytes('01'), geo(1, 2), { a: [1] }]],
  ['an empty map', {}],
  ['a nested map', { a: { b: { c: [{ d: null }] } } }],
  ['a map with odd names', { 'a.b': 1, '`': 2, '\\': 3, 'with space': 4, é: 5 }],
];

export const VALUES: readonly Case[] = [
  ...ROUND_TRIPS.map(([name, value, back = value]) =>
    writing(`stores ${name}`, null, (client) => client.set('a', { value }), { value: back }),
  ),
  {
    ...writing('stores -0', null, (client) => client.set('a', { value: -0 }), { value: -0 }),
    // The admin SDK serialises it as JSON's 0.
    notBy: ['adminRest'],
  },
];

export const DOCUMENTS: readonly Case[] = [
  writing('returns no document that was never written', null, async () => {}, null),
  writing('creates a document', null, (client) => client.set('a', { x: 1 }), { x: 1 }),
  writing('creates an empty document', null, (client) => client.set('a', {}), {}),
  writing('replaces a document', { x: 1, y: 2 }, (client) => client.set('a', { y: 3 }), { y: 3 }),
  writing('deletes a document', { x: 1 }, (client) => client.delete('a'), null),
  writing('deletes a missing document', null, (client) => client.delete('a'), null),
  {
    name: 'keeps the subcollections of a deleted document',
    given: { a: { x: 1 }, 'a/sub/b': { y: 2 } },
    run: async (client) => {
      await client.delete('a');
      return [await client.get('a'), await client.get('a/sub/b')];
    },
    expected: [null, { y: 2 }],
  },
  {
    name: 'stores a document below one that was never written',
    given: { 'a/sub/b': { y: 2 } },
    run: async (client) => [await client.get('a'), await client.get('a/sub/b')],
    expected: [null, { y: 2 }],
  },
  ...['with space', 'ünïcødé', 'a.b', 'per%cent', 'q?x=1#y', 'quote\'"', 'colon:colon'].map(
    (id): Case => ({
      name: `stores a document with the id ${id}`,
      given: { [id]: { id } },
      run: (client) => client.get(id),
      expected: { id },
    }),
  ),
  writing('updates a field', { x: 1, y: 2 }, (client) => client.update('a', { x: 5 }), {
    x: 5,
    y: 2,
  }),
  rejected(
    'rejects an update of a missing document',
    null,
    (client) => client.update('a', { x: 1 }),
    'NOT_FOUND',
  ),
  rejected('rejects a reserved id', null, (client) => client.set('__a__', {}), 'INVALID_ARGUMENT'),
  ...['__id7__', '__id-2__', '__id9223372036854775807__', '__id-9223372036854775808__'].map(
    (id): Case => ({
      name: `stores a document with the numeric id ${id}`,
      given: { [id]: { id } },
      run: (client) => client.get(id),
      expected: { id },
    }),
  ),
  {
    name: 'stores a document below one with a numeric id',
    given: { '__id7__/sub/b': { y: 2 } },
    run: (client) => client.get('__id7__/sub/b'),
    expected: { y: 2 },
  },
  ...['__id__', '__id7x__', '__id07__', '__id9223372036854775808__'].map((id) =>
    rejected(
      `rejects the id ${id}, which is not numeric`,
      null,
      (client) => client.set(id, {}),
      'INVALID_ARGUMENT',
    ),
  ),
  rejected(
    'rejects a numeric id for a collection',
    null,
    (client) => client.set('a/__id7__/b', {}),
    'INVALID_ARGUMENT',
  ),
  rejected('rejects the id ..', null, (client) => client.set('..', {}), 'INVALID_ARGUMENT'),
  rejected(
    'rejects an id of more than 1,500 bytes',
    null,
    (client) => client.set('x'.repeat(1501), {}),
    'INVALID_ARGUMENT',
  ),
  {
    name: 'stores a document with an id of 1,500 bytes',
    given: { ['x'.repeat(1500)]: { x: 1 } },
    run: (client) => client.get('x'.repeat(1500)),
    expected: { x: 1 },
  },
];

/** Maps nested in each other, `levels` deep. */
const nested = (levels: number): Plain => (levels === 0 ? 1 : { m: nested(levels - 1) });

export const LIMITS: readonly Case[] = [
  writing(
    'stores a document just below 1 MiB',
    null,
    async (client) => {
      await client.set('a', { x: 'x'.repeat(1_048_000) });
      await client.update('a', { x: 'small' });
    },
    { x: 'small' },
  ),
  rejected(
    'rejects a document beyond 1 MiB',
    { x: 1 },
    (client) => client.set('a', { x: 'x'.repeat(1_048_576) }),
    'INVALID_ARGUMENT',
  ),
  rejected(
    'rejects an update that makes a document larger than 1 MiB',
    { x: 'small' },
    async (client) => {
      await client.set('b', { x: 'x'.repeat(600_000) });
      await client.update('b', { y: 'y'.repeat(600_000) });
    },
    'INVALID_ARGUMENT',
  ),
  writing(
    'stores a map nested 20 levels deep',
    null,
    (client) => client.set('a', { m: nested(19) }),
    { m: nested(19) },
  ),
  {
    ...rejected(
      'rejects a map nested deeper than 20 levels',
      { x: 1 },
      (client) => client.set('a', { m: nested(21) }),
      'INVALID_ARGUMENT',
    ),
    // The admin SDK rejects it before it sends a request.
    notBy: ['gRPC', 'adminRest'],
  },
  rejected(
    'rejects a field name of more than 1,500 bytes',
    { x: 1 },
    (client) => client.set('a', { ['f'.repeat(1501)]: 1 }),
    'INVALID_ARGUMENT',
  ),
];
