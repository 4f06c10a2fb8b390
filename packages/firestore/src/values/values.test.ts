import { describe, expect, test } from 'vitest';
import { applyTransforms } from '../documents/transforms.ts';
import { compareValues } from './compare.ts';
import { compareIds } from './compareIds.ts';
import { compareUtf8 } from './compareUtf8.ts';
import { formatFieldPath, parseFieldPath } from './fieldPath.ts';
import { indexKey } from './indexKey.ts';
import { documentSize } from './size.ts';
import { formatTimestamp, fromMicroseconds, parseTimestamp } from './timestamp.ts';
import {
  array,
  boolean,
  double,
  integer,
  MAX_INTEGER,
  MIN_INTEGER,
  map,
  NULL,
  reference,
  string,
  type Value,
} from './value.ts';

describe('timestamps', () => {
  test.each([
    ['2026-11-21T10:00:00Z', 1_795_255_200, 0],
    ['2026-11-21T10:00:00.5Z', 1_795_255_200, 500_000_000],
    ['2026-11-21T10:00:00.123456789Z', 1_795_255_200, 123_456_789],
    ['2026-11-21T11:30:00+01:30', 1_795_255_200, 0],
    ['2026-11-21T05:00:00-05:00', 1_795_255_200, 0],
    ['1969-12-31T23:59:59.999Z', -1, 999_000_000],
    ['0001-01-01T00:00:00Z', -62_135_596_800, 0],
    ['9999-12-31T23:59:59.999999999Z', 253_402_300_799, 999_999_999],
  ])('%s is parsed', (text, seconds, nanos) => {
    expect(parseTimestamp(text)).toEqual({ seconds, nanos });
  });

  test.each([
    '',
    'now',
    '2026-11-21',
    '2026-02-30T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T10:00:60Z',
    '2026-11-21T10:00:00',
    '2026-11-21T10:00:00.1234567890Z',
    '0000-12-31T00:00:00Z',
  ])('%s is rejected', (text) => expect(parseTimestamp(text)).toBeNull());

  test.each([
    [{ seconds: 0, nanos: 0 }, '1970-01-01T00:00:00Z'],
    [{ seconds: 0, nanos: 5_000_000 }, '1970-01-01T00:00:00.005Z'],
    [{ seconds: 0, nanos: 5_000 }, '1970-01-01T00:00:00.000005Z'],
    [{ seconds: 0, nanos: 5 }, '1970-01-01T00:00:00.000000005Z'],
    [fromMicroseconds(-1), '1969-12-31T23:59:59.999999Z'],
  ])('%o is formatted as %s', (value, text) => expect(formatTimestamp(value)).toBe(text));
});

describe('field paths', () => {
  test.each([
    ['a', ['a']],
    ['a.b_1', ['a', 'b_1']],
    ['`a.b`', ['a.b']],
    ['`a\\`b`.`\\\\`', ['a`b', '\\']],
    ['`1st`.x', ['1st', 'x']],
    ['__name__', ['__name__']],
  ])('%s is parsed and formatted', (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
    expect(formatFieldPath(path)).toBe(text);
  });

  test.each([
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    'a b',
    '1st',
    '`a',
    'a`',
    '``',
    '`a`b',
    '__x__',
    'a.__x__',
    'a-b',
    'a\n',
  ])('%j is rejected', (text) => expect(() => parseFieldPath(text)).toThrow());
});

describe('orders', () => {
  const sorted = (texts: readonly string[], compare: (a: string, b: string) => number) =>
    [...texts].reverse().sort(compare);

  test('of texts follows their UTF-8 bytes', () => {
    const texts = ['', 'A', 'a', 'ab', 'b', 'é', '\uffee', '😀', '😁'];
    expect(sorted(texts, compareUtf8)).toEqual(texts);
    const byBytes = [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(byBytes).toEqual(texts);
  });

  test('of ids puts numeric ids first, by their value', () => {
    const ids = ['__id-9223372036854775808__', '__id2__', '__id10__', '10', '2', '__idx__'];
    expect(sorted(ids, compareIds)).toEqual(ids);
  });

  test('of a large integer and a double is exact', () => {
    const large = 9_007_199_254_740_993n;
    expect(compareValues(integer(large), double(Number(large)))).toBe(1);
    expect(compareValues(integer(MAX_INTEGER), double(2 ** 63))).toBe(-1);
  });

  test('gives equivalent values the same key, and others different keys', () => {
    const values: readonly Value[] = [
      NULL,
      boolean(true),
      integer(1),
      double(1),
      double(1.5),
      double(Number.NaN),
      double(-0),
      integer(0),
      integer(2n ** 60n),
      double(2 ** 60),
      string('1'),
      reference('projects/p/databases/d/documents/a/b'),
      array([integer(1)]),
      array([double(1)]),
      array([]),
      map(
        new Map([
          ['a', integer(1)],
          ['b', NULL],
        ]),
      ),
      map(
        new Map([
          ['b', NULL],
          ['a', double(1)],
        ]),
      ),
      map(new Map()),
    ];
    for (const a of values) {
      for (const b of values) expect(indexKey(a) === indexKey(b)).toBe(compareValues(a, b) === 0);
    }
  });
});

describe('integers at the limits of 64 bits', () => {
  test.each([
    [MAX_INTEGER, 1n, MAX_INTEGER],
    [MIN_INTEGER, -1n, MIN_INTEGER],
    [MAX_INTEGER - 1n, 1n, MAX_INTEGER],
  ])('%s plus %s is %s', (before, by, after) => {
    const { fields } = applyTransforms(
      new Map([['n', integer(before)]]),
      [{ kind: 'increment', path: ['n'], operand: integer(by) }],
      0,
    );
    expect(fields.get('n')).toEqual(integer(after));
  });
});

test('the size of a document matches the example in Firestore’s documentation', () => {
  const fields = new Map<string, Value>([
    ['type', string('Personal')],
    ['done', boolean(false)],
    ['priority', integer(1)],
    ['description', string('Learn Cloud Firestore')],
  ]);
  // "Calculate storage size" counts 147 bytes with a numeric id of 8 bytes. Here the id is text of 11 + 1 bytes.
  expect(documentSize('users/jeff/tasks/my_task_id', fields)).toBe(147);
});
