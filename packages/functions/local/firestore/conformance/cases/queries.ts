import type { FilterSpec, QuerySpec } from '../../testing/client.ts';
import { bytes, geo, type Plain, type PlainFields, ref, time } from '../../testing/plain.ts';
import { type Case, finding, refused, valued } from '../case.ts';

const NUMBERS = valued(1, 2, 3, 2.5, 2);

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

/** Documents whose ids tell the order of their values, stored in another order. */
const everyType = () => {
  const named = EVERY_TYPE.map((v, index): [string, PlainFields] => [
    `t${String(index).padStart(2, '0')}`,
    { v },
  ]);
  return Object.fromEntries(
    named.sort((a, b) => ((a[0].charCodeAt(2) * 7) % 5) - ((b[0].charCodeAt(2) * 7) % 5)),
  );
};
const EVERY_ID = EVERY_TYPE.map((_, index) => `t${String(index).padStart(2, '0')}`);

const idsOf = (...indexes: readonly number[]) => indexes.map((index) => EVERY_ID[index] as string);

/** A filter on `v`, and the ids that it leaves of the documents. */
type FilterRow = readonly [op: string, value: Plain, expected: readonly string[]];

const filterRows = (
  given: Record<string, PlainFields>,
  rows: readonly FilterRow[],
  what: string,
): readonly Case[] =>
  rows.map(([op, value, expected]) =>
    finding(
      `finds ${what} ${op} ${JSON.stringify(value)}`,
      given,
      { where: [['v', op, value]] },
      expected,
    ),
  );

const WITH_NULLS = { ...valued(null, Number.NaN, 1, 'x'), none: { w: 1 } };
const ARRAYS = valued([1, 2], [2, 3], [], 2, [[1].length, 'x', null], [{ a: 1 }]);

export const FILTERS: readonly Case[] = [
  ...filterRows(
    NUMBERS,
    [
      ['==', 2, ['b', 'e']],
      ['==', 2.5, ['d']],
      ['==', 9, []],
      ['!=', 2, ['a', 'd', 'c']],
      ['<', 2.5, ['a', 'b', 'e']],
      ['<=', 2.5, ['a', 'b', 'e', 'd']],
      ['>', 2, ['d', 'c']],
      ['>=', 2, ['b', 'e', 'd', 'c']],
      ['in', [1, 3, 9], ['a', 'c']],
      ['not-in', [1, 2], ['d', 'c']],
    ],
    'numbers',
  ),
  ...filterRows(
    WITH_NULLS,
    [
      ['==', null, ['a']],
      ['!=', null, ['b', 'c', 'd']],
      ['==', Number.NaN, ['b']],
      ['!=', Number.NaN, ['c', 'd']],
      ['!=', 1, ['b', 'd']],
      ['not-in', [1], ['b', 'd']],
      ['<', 5, ['b', 'c']],
      ['>', '', ['d']],
    ],
    'among null and NaN',
  ),
  ...filterRows(
    ARRAYS,
    [
      ['array-contains', 2, ['a', 'b']],
      ['array-contains', 'x', ['e']],
      ['array-contains', { a: 1 }, ['f']],
      ['array-contains', 9, []],
      ['array-contains-any', [1, 3], ['a', 'b', 'e']],
      ['array-contains-any', [9], []],
      ['==', [2, 3], ['b']],
      ['==', [], ['c']],
      ['in', [[2, 3], 2], ['b', 'd']],
      ['>', [1, 2], ['e', 'b', 'f']],
    ],
    'arrays',
  ),
  ...filterRows(
    everyType(),
    [
      ['==', true, idsOf(2)],
      ['<', true, idsOf(1)],
      ['>=', time(1), idsOf(10, 11)],
      ['<', 'aa', idsOf(12, 13)],
      ['>', 'é', idsOf(17, 18)],
      ['>', bytes('00'), idsOf(20, 21)],
      ['>=', ref('a/sub/x'), idsOf(23, 24)],
      ['==', ref('a'), idsOf(22)],
      ['>', geo(0, 0), idsOf(27)],
      ['<=', [1], idsOf(28, 29)],
      ['>', { a: 1 }, idsOf(34, 35, 36)],
      ['==', { a: 1, b: 1 }, idsOf(34)],
      ['==', {}, idsOf(32)],
      ['==', 0, idsOf(6)],
      ['>', 0.5, idsOf(8, 9)],
    ],
    'among every type',
  ),
  finding('finds 1 as well as 1.0', valued(1, 1.5, '1'), { where: [['v', '==', 1]] }, ['a']),
  finding(
    'finds by a nested field',
    { a: { m: { x: 1 } }, b: { m: { x: 2 } }, c: { m: 1 }, d: { 'm.x': 1 } },
    { where: [['m.x', '==', 1]] },
    ['a'],
  ),
  finding(
    'finds by a field whose name has a dot',
    { a: { m: { x: 1 } }, b: { 'm.x': 1 } },
    { where: [[['m.x'], '==', 1]] },
    ['b'],
  ),
  finding('finds by id', valued(1, 2, 3), { where: [['__name__', '==', 'b']] }, ['b']),
  finding(
    'finds by several ids',
    valued(1, 2, 3),
    { where: [['__name__', 'in', ['c', 'a', 'x']]] },
    ['a', 'c'],
  ),
  finding('finds by a range of ids', valued(1, 2, 3), { where: [['__name__', '>', 'a']] }, [
    'b',
    'c',
  ]),
  finding('finds nothing where there is nothing', {}, { where: [['v', '==', 1]] }, []),
];

const PEOPLE: Record<string, PlainFields> = {
  a: { age: 30, city: 'London', tags: ['x', 'y'] },
  b: { age: 40, city: 'Leeds', tags: ['y'] },
  c: { age: 30, city: 'Leeds', tags: ['z'] },
  d: { age: 50, city: 'London', tags: [] },
  e: { age: 20, city: 'York' },
};

const composite = (name: string, where: readonly FilterSpec[], expected: readonly string[]) =>
  finding(name, PEOPLE, { where }, expected);

export const COMPOSITES: readonly Case[] = [
  composite(
    'joins equalities by AND',
    [
      ['age', '==', 30],
      ['city', '==', 'Leeds'],
    ],
    ['c'],
  ),
  composite(
    'joins an equality and a range by AND',
    [
      ['city', '==', 'London'],
      ['age', '>', 30],
    ],
    ['d'],
  ),
  composite(
    'joins both ends of a range',
    [
      ['age', '>', 20],
      ['age', '<', 50],
    ],
    ['a', 'c', 'b'],
  ),
  composite(
    'joins ranges over two fields, ordered by both',
    [
      ['age', '>=', 30],
      ['city', '<=', 'London'],
    ],
    ['c', 'a', 'b', 'd'],
  ),
  composite(
    'joins by OR',
    [
      {
        or: [
          ['age', '==', 20],
          ['city', '==', 'London'],
        ],
      },
    ],
    ['a', 'd', 'e'],
  ),
  composite(
    'joins ORs within an AND',
    [
      {
        and: [
          {
            or: [
              ['age', '==', 30],
              ['age', '==', 40],
            ],
          },
          {
            or: [
              ['city', '==', 'Leeds'],
              ['city', '==', 'York'],
            ],
          },
        ],
      },
    ],
    ['b', 'c'],
  ),
  composite(
    'joins ANDs within an OR',
    [
      {
        or: [
          {
            and: [
              ['age', '==', 30],
              ['city', '==', 'London'],
            ],
          },
          {
            and: [
              ['age', '==', 40],
              ['city', '==', 'Leeds'],
            ],
          },
        ],
      },
    ],
    ['a', 'b'],
  ),
  composite(
    'gives a result of two alternatives once',
    [
      {
        or: [
          ['age', '==', 30],
          ['city', '==', 'Leeds'],
        ],
      },
    ],
    ['a', 'b', 'c'],
  ),
  composite(
    'joins in and array-contains',
    [
      ['city', 'in', ['London', 'York']],
      ['tags', 'array-contains', 'x'],
    ],
    ['a'],
  ),
  composite(
    'joins array-contains-any and an equality',
    [
      ['tags', 'array-contains-any', ['y', 'z']],
      ['city', '==', 'Leeds'],
    ],
    ['b', 'c'],
  ),
  composite(
    'joins an inequality and another field',
    [
      ['city', '!=', 'London'],
      ['age', '==', 30],
    ],
    ['c'],
  ),
];

const ordered = (
  name: string,
  given: Record<string, PlainFields>,
  query: QuerySpec,
  expected: readonly string[],
) => finding(`orders ${name}`, given, query, expected);

export const ORDERS: readonly Case[] = [
  ordered('by name where nothing is said', valued(3, 1, 2), {}, ['a', 'b', 'c']),
  ordered(
    'ids by their bytes',
    { é: {}, z: {}, Z: {}, '10': {}, '9': {}, '😀': {}, '\uffee': {} },
    {},
    ['10', '9', 'Z', 'z', 'é', '\uffee', '😀'],
  ),
  ordered('by name, descending', valued(3, 1, 2), { orderBy: [['__name__', 'desc']] }, [
    'c',
    'b',
    'a',
  ]),
  ordered('by a field', valued(3, 1, 2), { orderBy: [['v']] }, ['b', 'c', 'a']),
  ordered('by a field, descending', valued(3, 1, 2), { orderBy: [['v', 'desc']] }, ['a', 'c', 'b']),
  ordered('equal values by name', valued(1, 1, 0), { orderBy: [['v']] }, ['c', 'a', 'b']),
  ordered(
    'equal values by name, descending with the field',
    valued(1, 1, 0),
    { orderBy: [['v', 'desc']] },
    ['b', 'a', 'c'],
  ),
  ordered('every type', everyType(), { orderBy: [['v']] }, EVERY_ID),
  ordered(
    'every type, descending',
    everyType(),
    { orderBy: [['v', 'desc']] },
    [...EVERY_ID].reverse(),
  ),
  ordered('only what has the field', { ...valued(2, 1), none: { w: 1 } }, { orderBy: [['v']] }, [
    'b',
    'a',
  ]),
  ordered('by two fields', PEOPLE, { orderBy: [['city'], ['age', 'desc']] }, [
    'b',
    'c',
    'd',
    'a',
    'e',
  ]),
  ordered(
    'by two fields, both descending',
    PEOPLE,
    {
      orderBy: [
        ['age', 'desc'],
        ['city', 'desc'],
      ],
    },
    ['d', 'b', 'a', 'c', 'e'],
  ),
  ordered(
    'by a nested field',
    { a: { m: { x: 2 } }, b: { m: { x: 1 } }, c: { m: 0 } },
    { orderBy: [['m.x']] },
    ['b', 'a'],
  ),
  ordered(
    'an inequality by its field',
    PEOPLE,
    { where: [['age', '>', 20]], orderBy: [['age', 'desc']] },
    ['d', 'b', 'c', 'a'],
  ),
];

const FIVE = valued(1, 2, 2, 3, 4);
const limited = (name: string, query: QuerySpec, expected: readonly string[]) =>
  finding(name, FIVE, query, expected);

export const LIMITED: readonly Case[] = [
  limited('limits results', { limit: 2 }, ['a', 'b']),
  limited('limits to more than there are', { limit: 50 }, ['a', 'b', 'c', 'd', 'e']),
  limited('limits in order', { orderBy: [['v', 'desc']], limit: 2 }, ['e', 'd']),
  limited('limits to the last', { orderBy: [['v']], limitToLast: 2 }, ['d', 'e']),
  limited(
    'limits to the last of a descending order',
    { orderBy: [['v', 'desc']], limitToLast: 2 },
    ['b', 'a'],
  ),
  limited(
    'limits to the last before a cursor',
    { orderBy: [['v']], endBefore: [4], limitToLast: 2 },
    ['c', 'd'],
  ),
  limited('starts at a value', { orderBy: [['v']], startAt: [2] }, ['b', 'c', 'd', 'e']),
  limited('starts after a value', { orderBy: [['v']], startAfter: [2] }, ['d', 'e']),
  limited('ends at a value', { orderBy: [['v']], endAt: [2] }, ['a', 'b', 'c']),
  limited('ends before a value', { orderBy: [['v']], endBefore: [2] }, ['a']),
  limited('takes a range between cursors', { orderBy: [['v']], startAt: [2], endBefore: [4] }, [
    'b',
    'c',
    'd',
  ]),
  limited('starts at a value, descending', { orderBy: [['v', 'desc']], startAt: [2] }, [
    'c',
    'b',
    'a',
  ]),
  limited(
    'starts after a value and a name',
    { orderBy: [['v'], ['__name__']], startAfter: [2, 'b'] },
    ['c', 'd', 'e'],
  ),
  limited('starts at a name', { orderBy: [['__name__']], startAt: ['c'] }, ['c', 'd', 'e']),
  limited('starts between two values', { orderBy: [['v']], startAt: [2.5] }, ['d', 'e']),
  limited('starts beyond everything', { orderBy: [['v']], startAfter: [4] }, []),
  limited('starts at a value of a later type', { orderBy: [['v']], startAt: ['text'] }, []),
  limited('starts at a value of an earlier type', { orderBy: [['v']], startAt: [null] }, [
    'a',
    'b',
    'c',
    'd',
    'e',
  ]),
  {
    ...limited('skips results', { orderBy: [['v']], offset: 2 }, ['c', 'd', 'e']),
    notBy: ['lite'],
  },
  {
    ...limited('skips and limits results', { orderBy: [['v']], offset: 1, limit: 2 }, ['b', 'c']),
    notBy: ['lite'],
  },
  { ...limited('skips everything', { offset: 50 }, []), notBy: ['lite'] },
  {
    name: 'gives only the fields of a projection',
    given: { a: { x: 1, y: 2, m: { p: 1, q: 2 } } },
    run: (client) => client.find({ select: ['x', 'm.p'] }),
    expected: [{ id: 'a', data: { x: 1, m: { p: 1 } } }],
    notBy: ['lite'],
  },
  {
    name: 'gives no fields for an empty projection',
    given: { a: { x: 1 } },
    run: (client) => client.find({ select: [] }),
    expected: [{ id: 'a', data: {} }],
    notBy: ['lite'],
  },
];

const GROUPED: Record<string, PlainFields> = {
  a: { v: 1 },
  'a/sub/x': { v: 3 },
  'a/sub/y': { v: 1 },
  'b/sub/z': { v: 2 },
  'b/other/w': { v: 9 },
  'a/sub/x/deep/q': { v: 7 },
};

/** A group's id is the same for all cases: a case looks only below its own documents. */
export const GROUPS: readonly Case[] = [
  finding('looks only into one collection', GROUPED, {}, ['a']),
  finding('looks into a collection below a document', GROUPED, { from: 'a/sub' }, ['x', 'y']),
  {
    name: 'looks into every collection of a group',
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
    name: 'sums numbers, and passes over all else',
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
    name: 'sums nothing to 0',
    run: (client) => client.aggregate({}, { s: ['sum', 'v'] }),
    expected: { s: 0 },
  },
  {
    name: 'averages numbers, and passes over all else',
    given: valued(1, 2, 'text'),
    run: (client) => client.aggregate({}, { a: ['average', 'v'] }),
    expected: { a: 1.5 },
  },
  {
    name: 'averages nothing to null',
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
    name: 'works out several figures over what has all of the fields',
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

export const REFUSED_QUERIES: readonly Case[] = [
  refused(
    'refuses more than 30 alternatives',
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
  refused(
    'refuses two array-contains in one alternative',
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
