import {
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
import { type Case, rejected, writing } from '../case.ts';

/** Each transform with the field `x` before and after it. */
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
  ['increments a missing field from 0', {}, increment(5), 5],
  ['replaces null by the increment', { x: null }, increment(5), 5],
  ['replaces text by the increment', { x: 'text' }, increment(5), 5],
  ['increments NaN to NaN', { x: Number.NaN }, increment(1), Number.NaN],
  ['takes the greater of two numbers', { x: 3 }, maximum(5), 5],
  ['keeps the greater of two numbers', { x: 7 }, maximum(5), 7],
  ['takes the greater of an integer and a double', { x: 3 }, maximum(3.5), 3.5],
  ['keeps an integer if the maximum is an equal double', { x: 0 }, maximum(-0), 0],
  ['sets a missing field to the maximum', {}, maximum(5), 5],
  ['replaces text by the maximum', { x: 'text' }, maximum(5), 5],
  ['takes the lesser of two numbers', { x: 3 }, minimum(2), 2],
  ['keeps the lesser of two numbers', { x: 1 }, minimum(2), 1],
  ['sets a missing field to the minimum', {}, minimum(5), 5],
  ['adds to an array', { x: [1] }, union(2, 3), [1, 2, 3]],
  ['adds only missing elements to an array', { x: [1, 2] }, union(2, 3), [1, 2, 3]],
  ['adds each value to an array once', { x: [] }, union(1, 1), [1]],
  [
    'adds a map only to an array without it',
    { x: [{ a: 1 }] },
    union({ a: 1 }, { a: 2 }),
    [{ a: 1 }, { a: 2 }],
  ],
  ['adds a double only to an array without the equal integer', { x: [1] }, union(1.5, 1), [1, 1.5]],
  ['adds null to an array once', { x: [null] }, union(null), [null]],
  ['adds NaN to an array once', { x: [Number.NaN] }, union(Number.NaN), [Number.NaN]],
  ['adds to a missing field as an array', {}, union(1), [1]],
  ['replaces a value by an array', { x: 5 }, union(1), [1]],
  ['removes every occurrence from an array', { x: [1, 2, 1] }, remove(1), [2]],
  ['removes a map from an array', { x: [{ a: 1 }, 2] }, remove({ a: 1 }), [2]],
  ['removes from a missing field as an empty array', {}, remove(1), []],
  ['replaces a value by an empty array', { x: 5 }, remove(1), []],
];

/** The seconds and nanoseconds of a timestamp field. */
function timeIn(fields: PlainFields | null, field: string): readonly [number, number] {
  const value = fields?.[field];
  if (typeof value === 'object' && value !== null && '$time' in value) {
    return (value as { readonly $time: readonly [number, number] }).$time;
  }
  throw new Error(`The field ${field} has no timestamp.`);
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
  rejected(
    'rejects a transform in an update of a missing document',
    null,
    (client) => client.update('a', { x: increment(1) }),
    'NOT_FOUND',
  ),
];
