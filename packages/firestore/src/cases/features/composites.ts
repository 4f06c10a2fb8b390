import type { FilterSpec } from '../../testing/client.ts';
import { type Case, finding } from '../case.ts';
import { PEOPLE } from './samples.ts';

const composite = (name: string, where: readonly FilterSpec[], expected: readonly string[]) =>
  finding(name, PEOPLE, { where }, expected);

/** For ranges over fields with null, NaN or no value. */
const SPECIAL = {
  a: { key: 'a', sort: 0, v: 0 },
  b: { key: 'b', sort: Number.NaN, v: 1 },
  c: { key: 'c', sort: null, v: 3 },
  d: { key: 'd', v: 0 },
  e: { key: 'e', sort: 1 },
  f: { key: 'f', sort: 1, v: 1 },
};

export const COMPOSITES: readonly Case[] = [
  finding(
    'joins ranges over two fields with null, NaN and missing values',
    SPECIAL,
    {
      where: [
        ['key', '!=', 'a'],
        ['sort', '<=', 2],
      ],
    },
    ['e', 'f'],
  ),
  finding(
    'joins ranges over three fields with null, NaN and missing values',
    SPECIAL,
    {
      where: [
        ['key', '!=', 'a'],
        ['sort', '<=', 2],
        ['v', '<=', 1],
      ],
    },
    ['f'],
  ),
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
    'returns a document that matches two alternatives once',
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
