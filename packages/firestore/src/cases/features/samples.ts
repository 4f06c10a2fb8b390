import { bytes, geo, type Plain, type PlainFields, ref, time } from '../../testing/plain.ts';

/** One value of each type, in Firestore's order of types. */
const EVERY_TYPE: readonly Plain[] = [
  null,
  false,
  true,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  -1,
  0,
  0.5,
  1,
  Number.POSITIVE_INFINITY,
  time(1),
  time(1, 1000),
  '',
  'a',
  'aa',
  'b',
  'é',
  '\uffff',
  '😀',
  bytes('00'),
  bytes('0001'),
  bytes('ff'),
  ref('a'),
  ref('a/sub/x'),
  ref('b'),
  geo(-1, 5),
  geo(0, 0),
  geo(0, 1),
  [],
  [1],
  [1, 2],
  [2],
  {},
  { a: 1 },
  { a: 1, b: 1 },
  { a: 2 },
  { b: 0 },
];

/** Documents with ids in the order of their values, stored in another order. */
export const everyType = () => {
  const named = EVERY_TYPE.map((v, index): [string, PlainFields] => [
    `t${String(index).padStart(2, '0')}`,
    { v },
  ]);
  return Object.fromEntries(
    named.sort((a, b) => ((a[0].charCodeAt(2) * 7) % 5) - ((b[0].charCodeAt(2) * 7) % 5)),
  );
};
export const EVERY_ID = EVERY_TYPE.map((_, index) => `t${String(index).padStart(2, '0')}`);

/** The ids of `everyType`'s documents at these indexes. */
export const idsOf = (...indexes: readonly number[]) =>
  indexes.map((index) => EVERY_ID[index] as string);

/** Documents with fields to filter and order by. */
export const PEOPLE: Record<string, PlainFields> = {
  a: { age: 30, city: 'London', tags: ['x', 'y'] },
  b: { age: 40, city: 'Leeds', tags: ['y'] },
  c: { age: 30, city: 'Leeds', tags: ['z'] },
  d: { age: 50, city: 'London', tags: [] },
  e: { age: 20, city: 'York' },
};
