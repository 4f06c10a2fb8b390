import { bytes, geo, type Plain, type PlainFields, ref, time } from '../../testing/plain.ts';
import { type Case, finding, valued } from '../case.ts';
import { everyType, idsOf } from './samples.ts';

const NUMBERS = valued(1, 2, 3, 2.5, 2);

/** A filter on `v` and the ids that match it. */
type FilterRow = readonly [op: string, value: Plain, expected: readonly string[]];

/** A value in the name of a case. JSON has no NaN. */
const shown = (value: Plain) =>
  JSON.stringify(value, (_, part: unknown) => (Number.isNaN(part) ? 'NaN' : part));

const filterRows = (
  given: Record<string, PlainFields>,
  rows: readonly FilterRow[],
  what: string,
): readonly Case[] =>
  rows.map(([op, value, expected]) =>
    finding(`finds ${what} ${op} ${shown(value)}`, given, { where: [['v', op, value]] }, expected),
  );

const WITH_NULLS = { ...valued(null, Number.NaN, 1, 'x'), none: { w: 1 } };
const WITH_ODD_ELEMENTS = valued([Number.NaN], [Number.NaN, 1], [null]);
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
      ['<', 5, ['c']],
      ['<=', 1, ['c']],
      ['>', -1, ['c']],
      ['>', '', ['d']],
      ['in', [null], []],
      ['in', [Number.NaN], []],
      ['in', [null, Number.NaN, 1], ['c']],
      ['not-in', [Number.NaN], ['c', 'd']],
      ['not-in', [Number.NaN, 1], ['d']],
      ['not-in', [null], []],
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
      ['array-contains-any', [null], []],
      ['array-contains-any', [null, 3], ['b']],
      ['==', [2, 3], ['b']],
      ['==', [], ['c']],
      ['in', [[2, 3], 2], ['b', 'd']],
      ['>', [1, 2], ['e', 'b', 'f']],
    ],
    'arrays',
  ),
  ...filterRows(
    WITH_ODD_ELEMENTS,
    [
      ['array-contains-any', [Number.NaN], []],
      ['array-contains-any', [Number.NaN, 1], ['b']],
      ['==', [Number.NaN], ['a']],
    ],
    'arrays with null and NaN',
  ),
  // The admin SDK rejects these ranges itself, and sends another filter for these elements.
  ...[
    ...filterRows(
      WITH_NULLS,
      [
        ['>=', Number.NaN, []],
        ['<=', Number.NaN, []],
        ['>=', null, []],
        ['<=', null, []],
      ],
      'among null and NaN',
    ),
    ...filterRows(
      WITH_ODD_ELEMENTS,
      [
        ['array-contains', null, []],
        ['array-contains', Number.NaN, []],
      ],
      'arrays with null and NaN',
    ),
  ].map((each): Case => ({ ...each, notBy: ['gRPC', 'adminRest'] })),
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
    'finds by a field with a dot in its name',
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
  finding('finds nothing in an empty collection', {}, { where: [['v', '==', 1]] }, []),
];
