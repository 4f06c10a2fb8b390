import {
  deleteField,
  increment,
  maximum,
  minimum,
  type Plain,
  type PlainFields,
  remove,
  type Special,
  serverTime,
  union,
} from '../../testing/plain.ts';
import { type Case, refused, writing } from '../case.ts';

export const MERGES: readonly Case[] = [
  writing(
    'merges fields into a document',
    { x: 1, y: 2 },
    (client) => client.set('a', { y: 3, z: 4 }, { merge: true }),
    { x: 1, y: 3, z: 4 },
  ),
  writing(
    'creates a document by a merge',
    null,
    (client) => client.set('a', { x: 1 }, { merge: true }),
    { x: 1 },
  ),
  writing(
    'merges into nested maps',
    { m: { x: 1, n: { y: 2 } } },
    (client) => client.set('a', { m: { n: { z: 3 } } }, { merge: true }),
    { m: { x: 1, n: { y: 2, z: 3 } } },
  ),
  writing(
    'replaces an array in a merge',
    { v: [1, 2] },
    (client) => client.set('a', { v: [3] }, { merge: true }),
    { v: [3] },
  ),
  writing(
    'replaces a map by an empty one in a merge',
    { m: { x: 1 } },
    (client) => client.set('a', { m: {} }, { merge: true }),
    { m: {} },
  ),
  writing(
    'replaces a value by a map in a merge',
    { m: 5 },
    (client) => client.set('a', { m: { x: 1 } }, { merge: true }),
    { m: { x: 1 } },
  ),
  writing(
    'deletes a field in a merge',
    { x: 1, y: 2 },
    (client) => client.set('a', { x: deleteField }, { merge: true }),
    { y: 2 },
  ),
  writing(
    'deletes a nested field in a merge',
    { m: { x: 1, y: 2 } },
    (client) => client.set('a', { m: { x: deleteField } }, { merge: true }),
    { m: { y: 2 } },
  ),
  writing(
    'changes only the fields of a mask',
    { x: 1, y: 2 },
    (client) => client.set('a', { x: 5, y: 6 }, { mergeFields: ['x'] }),
    { x: 5, y: 2 },
  ),
  writing(
    'replaces the whole map that a mask names',
    { m: { x: 1, y: 2 } },
    (client) => client.set('a', { m: { x: 5 } }, { mergeFields: ['m'] }),
    { m: { x: 5 } },
  ),
  writing(
    'changes the nested field that a mask names',
    { m: { x: 1, y: 2 } },
    (client) => client.set('a', { m: { x: 5, y: 6 } }, { mergeFields: ['m.x'] }),
    { m: { x: 5, y: 2 } },
  ),
  writing(
    'merges fields with odd names',
    { 'a.b': 1, '`': 2, keep: 3 },
    (client) => client.set('a', { 'a.b': 5, '`': 6, '\\': 7, 'x y': 8 }, { merge: true }),
    { 'a.b': 5, '`': 6, '\\': 7, 'x y': 8, keep: 3 },
  ),
  writing('merges nothing at all', { x: 1 }, (client) => client.set('a', {}, { merge: true }), {
    x: 1,
  }),
];

export const UPDATES: readonly Case[] = [
  writing(
    'updates a nested field by its path',
    { m: { x: 1, y: 2 } },
    (client) => client.update('a', { 'm.x': 5 }),
    { m: { x: 5, y: 2 } },
  ),
  writing(
    'makes the maps on the way to a field',
    {},
    (client) => client.update('a', { 'm.n.x': 1 }),
    {
      m: { n: { x: 1 } },
    },
  ),
  writing(
    'replaces a value on the way to a field',
    { m: 5 },
    (client) => client.update('a', { 'm.x': 1 }),
    { m: { x: 1 } },
  ),
  writing('deletes a field', { x: 1, y: 2 }, (client) => client.update('a', { x: deleteField }), {
    y: 2,
  }),
  writing(
    'deletes a nested field',
    { m: { x: 1, y: 2 } },
    (client) => client.update('a', { 'm.x': deleteField }),
    { m: { y: 2 } },
  ),
  writing(
    'deletes a field that is not there',
    { y: 2 },
    (client) => client.update('a', { x: deleteField }),
    {
      y: 2,
    },
  ),
  writing(
    'leaves the map of a deleted last field',
    { m: { x: 1 } },
    (client) => client.update('a', { 'm.x': deleteField }),
    { m: {} },
  ),
  writing(
    'updates a field whose name has a dot',
    { 'a.b': 1, a: { b: 2 } },
    (client) => client.updateField('a', ['a.b'], 5),
    { 'a.b': 5, a: { b: 2 } },
  ),
  writing(
    'updates a field whose name has a backtick and a backslash',
    { x: 1 },
    (client) => client.updateField('a', ['`\\', 'y z'], 5),
    { x: 1, '`\\': { 'y z': 5 } },
  ),
  writing(
    'updates a field that begins with a digit',
    { x: 1 },
    (client) => client.updateField('a', ['1st'], 5),
    { x: 1, '1st': 5 },
  ),
];

/** What a transform makes of the field `x`. */
const TRANSFORMS: readonly (readonly [
  name: string,
  before: PlainFields,
  transform: Special,
  after: Plain,
])[] = [
  ['increments an integer', { x: 1 }, increment(2), 3],
  ['decrements an integer', { x: 1 }, increment(-3), -2],
  ['increments an integer by a double', { x: 1 }, increment(0.5), 1.5],
  ['increments a double by an integer', { x: 0.5 }, increment(1), 1.5],
  ['increments nothing', {}, increment(5), 5],
  ['increments null as nothing', { x: null }, increment(5), 5],
  ['increments text as nothing', { x: 'text' }, increment(5), 5],
  ['increments NaN to NaN', { x: Number.NaN }, increment(1), Number.NaN],
  ['takes the greater of two numbers', { x: 3 }, maximum(5), 5],
  ['keeps the greater of two numbers', { x: 7 }, maximum(5), 7],
  ['takes the greater of an integer and a double', { x: 3 }, maximum(3.5), 3.5],
  ['keeps an integer against its double by maximum', { x: 0 }, maximum(-0), 0],
  ['takes the maximum over nothing', {}, maximum(5), 5],
  ['takes the maximum over text', { x: 'text' }, maximum(5), 5],
  ['takes the lesser of two numbers', { x: 3 }, minimum(2), 2],
  ['keeps the lesser of two numbers', { x: 1 }, minimum(2), 1],
  ['takes the minimum over nothing', {}, minimum(5), 5],
  ['adds to an array', { x: [1] }, union(2, 3), [1, 2, 3]],
  ['adds to an array only what it lacks', { x: [1, 2] }, union(2, 3), [1, 2, 3]],
  ['adds each value to an array once', { x: [] }, union(1, 1), [1]],
  [
    'adds a map to an array only where it lacks it',
    { x: [{ a: 1 }] },
    union({ a: 1 }, { a: 2 }),
    [{ a: 1 }, { a: 2 }],
  ],
  [
    'adds a double to an array only where it lacks the integer',
    { x: [1] },
    union(1.5, 1),
    [1, 1.5],
  ],
  ['adds null to an array once', { x: [null] }, union(null), [null]],
  ['adds NaN to an array once', { x: [Number.NaN] }, union(Number.NaN), [Number.NaN]],
  ['makes an array of nothing', {}, union(1), [1]],
  ['makes an array of what is none', { x: 5 }, union(1), [1]],
  ['removes from an array, wherever it stands', { x: [1, 2, 1] }, remove(1), [2]],
  ['removes a map from an array', { x: [{ a: 1 }, 2] }, remove({ a: 1 }), [2]],
  ['removes nothing from nothing', {}, remove(1), []],
  ['makes an empty array of what is none', { x: 5 }, remove(1), []],
];

/** The seconds and nanoseconds of a field that holds a time. */
function timeIn(fields: PlainFields | null, field: string): readonly [number, number] {
  const value = fields?.[field];
  if (typeof value === 'object' && value !== null && '$time' in value) {
    return (value as { readonly $time: readonly [number, number] }).$time;
  }
  throw new Error(`There is no time in ${field}.`);
}

export const TRANSFORM_CASES: readonly Case[] = [
  ...TRANSFORMS.map(([name, before, transform, after]) =>
    writing(name, before, (client) => client.update('a', { x: transform }), { x: after }),
  ),
  writing(
    'transforms a nested field in a merge',
    { m: { x: 1, y: 2 } },
    (client) => client.set('a', { m: { x: increment(1) } }, { merge: true }),
    { m: { x: 2, y: 2 } },
  ),
  writing(
    'sets and transforms in one write',
    { x: 1, y: 1 },
    (client) => client.update('a', { x: increment(1), y: 5, z: union('a') }),
    { x: 2, y: 5, z: ['a'] },
  ),
  writing(
    'transforms a document that a set replaces',
    { x: 5 },
    (client) => client.set('a', { x: increment(1) }),
    { x: 1 },
  ),
  {
    name: 'sets the server time',
    run: async (client) => {
      await client.set('a', { at: serverTime });
      const [seconds] = timeIn(await client.get('a'), 'at');
      return Math.abs(Date.now() / 1000 - seconds) < 60;
    },
    expected: true,
  },
  {
    name: 'sets one server time throughout a commit, in milliseconds',
    run: async (client) => {
      await client.batch([
        ['set', 'a', { at: serverTime }],
        ['set', 'b', { at: serverTime, again: serverTime }],
      ]);
      const [a, b] = [await client.get('a'), await client.get('b')];
      const times = [timeIn(a, 'at'), timeIn(b, 'at'), timeIn(b, 'again')];
      return [new Set(times.map(String)).size, timeIn(a, 'at')[1] % 1_000_000];
    },
    expected: [1, 0],
  },
  refused(
    'refuses to transform by an update what is not there',
    null,
    (client) => client.update('a', { x: increment(1) }),
    'NOT_FOUND',
  ),
];

export const BATCHES: readonly Case[] = [
  {
    name: 'commits many writes together',
    given: { a: { x: 1 }, b: { x: 1 } },
    run: async (client) => {
      await client.batch([
        ['set', 'c', { x: 3 }],
        ['update', 'a', { x: 2 }],
        ['delete', 'b'],
      ]);
      return [await client.get('a'), await client.get('b'), await client.get('c')];
    },
    expected: [{ x: 2 }, null, { x: 3 }],
  },
  {
    name: 'commits writes to one document in their order',
    run: async (client) => {
      await client.batch([
        ['set', 'a', { x: 1, y: 1 }],
        ['update', 'a', { x: increment(1) }],
        ['update', 'a', { x: increment(1), y: deleteField }],
      ]);
      return client.get('a');
    },
    expected: { x: 3 },
  },
  {
    name: 'deletes and creates a document in one commit',
    given: { a: { x: 1, old: true } },
    run: async (client) => {
      await client.batch([
        ['delete', 'a'],
        ['set', 'a', { x: 2 }],
      ]);
      return client.get('a');
    },
    expected: { x: 2 },
  },
  {
    name: 'commits nothing at all',
    run: async (client) => {
      await client.batch([]);
      return client.get('a');
    },
    expected: null,
  },
  {
    name: 'commits 500 writes',
    run: async (client) => {
      await client.batch(Array.from({ length: 500 }, (_, n) => ['set', `n${n}`, { n }] as const));
      return (await client.aggregate({}, { n: ['count'] }))['n'];
    },
    expected: 500,
  },
  refused(
    'commits all writes or none',
    { x: 1 },
    async (client) => {
      await client.batch([
        ['set', 'a', { x: 2 }],
        ['update', 'missing', { x: 1 }],
      ]);
    },
    'NOT_FOUND',
  ),
];

export const TRANSACTIONS: readonly Case[] = [
  {
    name: 'reads and writes in a transaction',
    given: { a: { x: 1 } },
    run: async (client) => {
      const before = await client.transaction(async (transaction) => {
        const fields = await transaction.get('a');
        transaction.update('a', { x: Number(fields?.['x']) + 1 });
        return fields;
      });
      return [before, await client.get('a')];
    },
    expected: [{ x: 1 }, { x: 2 }],
  },
  {
    name: 'creates in a transaction what it found missing',
    run: async (client) => {
      await client.transaction(async (transaction) => {
        if ((await transaction.get('a')) === null) transaction.set('a', { made: true });
      });
      return client.get('a');
    },
    expected: { made: true },
  },
  {
    name: 'deletes in a transaction',
    given: { a: { x: 1 } },
    run: async (client) => {
      await client.transaction(async (transaction) => {
        await transaction.get('a');
        transaction.delete('a');
      });
      return client.get('a');
    },
    expected: null,
  },
  {
    name: 'reads in a transaction and writes nothing',
    given: { a: { x: 1 } },
    run: (client) => client.transaction((transaction) => transaction.get('a')),
    expected: { x: 1 },
  },
  {
    name: 'reads what is missing in a transaction and writes nothing',
    run: (client) => client.transaction((transaction) => transaction.get('a')),
    expected: null,
  },
  {
    name: 'writes in a transaction without a read',
    run: async (client) => {
      await client.transaction(async (transaction) => {
        transaction.set('a', { x: 1 });
        transaction.update('a', { x: increment(1) });
      });
      return client.get('a');
    },
    expected: { x: 2 },
  },
  {
    name: 'leaves everything as it was when a transaction throws',
    given: { a: { x: 1 } },
    run: async (client) => {
      const attempt = client.transaction(async (transaction) => {
        await transaction.get('a');
        transaction.update('a', { x: 2 });
        throw new Error('given up');
      });
      return [await attempt.catch((error: Error) => error.message), await client.get('a')];
    },
    expected: ['given up', { x: 1 }],
  },
  {
    name: 'tries a transaction again when a document that it read has changed',
    given: { a: { x: 1 } },
    run: async (client) => {
      let attempts = 0;
      const increments = Array.from({ length: 8 }, () =>
        client.transaction(async (transaction) => {
          attempts += 1;
          const fields = await transaction.get('a');
          transaction.update('a', { x: Number(fields?.['x']) + 1 });
        }),
      );
      await Promise.all(increments);
      return [attempts >= 8, await client.get('a')];
    },
    expected: [true, { x: 9 }],
  },
  refused(
    'refuses a transaction whose write is refused',
    { x: 1 },
    (client) =>
      client.transaction(async (transaction) => {
        transaction.update('a', { x: 2 });
        transaction.update('missing', { x: 1 });
      }),
    'NOT_FOUND',
  ),
];
