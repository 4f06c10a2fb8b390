import type { QuerySpec } from '../../testing/client.ts';
import type { PlainFields } from '../../testing/plain.ts';
import { type Case, finding, valued } from '../case.ts';
import { EVERY_ID, everyType, PEOPLE } from './samples.ts';

const ordered = (
  name: string,
  given: Record<string, PlainFields>,
  query: QuerySpec,
  expected: readonly string[],
) => finding(`orders ${name}`, given, query, expected);

const NUMERIC_IDS: Record<string, PlainFields> = {
  A: {},
  a: {},
  '7': {},
  '12': {},
  __id7__: {},
  __id12__: {},
  '__id-2__': {},
  __id1_: {},
  _id1__: {},
  __id: {},
  __id9223372036854775807__: {},
  '__id-9223372036854775808__': {},
};

export const ORDERS: readonly Case[] = [
  ordered('by name by default', valued(3, 1, 2), {}, ['a', 'b', 'c']),
  ordered(
    'ids by their bytes',
    { é: {}, z: {}, Z: {}, '10': {}, '9': {}, '😀': {}, '\uffee': {} },
    {},
    ['10', '9', 'Z', 'z', 'é', '\uffee', '😀'],
  ),
  ordered('numeric ids first, by number', NUMERIC_IDS, { orderBy: [['__name__']] }, [
    '__id-9223372036854775808__',
    '__id-2__',
    '__id7__',
    '__id12__',
    '__id9223372036854775807__',
    '12',
    '7',
    'A',
    '__id',
    '__id1_',
    '_id1__',
    'a',
  ]),
  ordered(
    'a range from a numeric id to a text',
    NUMERIC_IDS,
    {
      where: [
        ['__name__', '>', '__id7__'],
        ['__name__', '<=', 'A'],
      ],
    },
    ['__id12__', '__id9223372036854775807__', '12', '7', 'A'],
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
  ordered(
    'only documents with the field',
    { ...valued(2, 1), none: { w: 1 } },
    { orderBy: [['v']] },
    ['b', 'a'],
  ),
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
  limited('limits to more than the number of documents', { limit: 50 }, ['a', 'b', 'c', 'd', 'e']),
  limited('limits in order', { orderBy: [['v', 'desc']], limit: 2 }, ['e', 'd']),
  limited('limits to the last results', { orderBy: [['v']], limitToLast: 2 }, ['d', 'e']),
  limited(
    'limits to the last results of a descending order',
    { orderBy: [['v', 'desc']], limitToLast: 2 },
    ['b', 'a'],
  ),
  limited(
    'limits to the last results before a cursor',
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
  limited('starts after the last result', { orderBy: [['v']], startAfter: [4] }, []),
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
  { ...limited('skips all results', { offset: 50 }, []), notBy: ['lite'] },
  {
    name: 'returns only the fields of a projection',
    given: { a: { x: 1, y: 2, m: { p: 1, q: 2 } } },
    run: (client) => client.find({ select: ['x', 'm.p'] }),
    expected: [{ id: 'a', data: { x: 1, m: { p: 1 } } }],
    notBy: ['lite'],
  },
  {
    name: 'returns no fields for an empty projection',
    given: { a: { x: 1 } },
    run: (client) => client.find({ select: [] }),
    expected: [{ id: 'a', data: {} }],
    notBy: ['lite'],
  },
];
