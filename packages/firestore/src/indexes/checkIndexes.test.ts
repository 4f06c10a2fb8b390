import { describe, expect, test } from 'vitest';
import type { Filter, Order, Query } from '../query/query.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import { double, integer } from '../values/value.ts';
import { checkIndexes } from './checkIndexes.ts';
import { parseIndexes } from './definitions.ts';

const ONE = integer(1);

/** The filter of a condition such as `a==` or `a>`. */
function filterOf(text: string): Filter {
  const [, name, op] = /^(\w+)(.+)$/.exec(text) as unknown as [string, string, string];
  const path = [name];
  if (op === ' in' || op === ' not-in' || op === ' any') {
    const list = op === ' any' ? 'array-contains-any' : (op.trim() as 'in' | 'not-in');
    return { kind: 'field', path, op: list, values: [ONE, double(2.5)] };
  }
  if (op === ' contains') return { kind: 'field', path, op: 'array-contains', value: ONE };
  return { kind: 'field', path, op: op as '==', value: ONE };
}

const orderOf = (text: string): Order => ({
  path: [text.replace('-', '')],
  direction: text.startsWith('-') ? 'desc' : 'asc',
});

/** A query on `things`: `conditions|order|aggregated fields`; `group` in front makes it a collection group. */
function parseQuery(text: string): { query: Query; aggregated: readonly FieldPath[] } {
  const [conditions = '', order = '', aggregated = ''] = text.replace(/^group ?/, '').split('|');
  const words = (part: string) =>
    part
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
  const filters = words(conditions).map(filterOf);
  const query: Query = {
    scope: { parent: '', collectionId: 'things', allDescendants: text.startsWith('group') },
    filter: filters.length === 0 ? null : { kind: 'and', filters },
    orderBy: words(order).map(orderOf),
    startAt: null,
    endAt: null,
    offset: 0,
    limit: null,
    projection: null,
  };
  return { query, aggregated: words(aggregated).map((name) => [name]) };
}

/** An index on `things`: in `a,-b,c[]`, a is ascending, b descending, and c by its elements. */
function indexOf(text: string) {
  const fields = text
    .replace('group ', '')
    .split(',')
    .map((field) => {
      const fieldPath = field.replace(/-|\[\]/g, '');
      if (field.endsWith('[]')) return { fieldPath, arrayConfig: 'CONTAINS' };
      return { fieldPath, order: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING' };
    });
  const queryScope = text.startsWith('group') ? 'COLLECTION_GROUP' : 'COLLECTION';
  return { collectionGroup: 'things', queryScope, fields };
}

function errorOf(text: string, indexes: readonly string[], fieldOverrides: readonly object[] = []) {
  const file = JSON.stringify({ indexes: indexes.map(indexOf), fieldOverrides });
  const { query, aggregated } = parseQuery(text);
  try {
    checkIndexes(parseIndexes(file), query, aggregated);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('queries that the automatic indexes serve', () => {
  test.each([
    '',
    'a==',
    'a==,b==',
    'a==,b==,c==,d==',
    'a>',
    'a>,a<',
    'a!=',
    'a not-in',
    'a in',
    'a in,b==',
    'a contains',
    'a any',
    'a contains,b==',
    '|a',
    '|-a',
    '|__name__',
    '|-__name__',
    '|a,__name__',
    '|-a,-__name__',
    'a>|a',
    'a>|-a',
    'a==|a',
    'a==|__name__',
    'a==|-__name__',
    'a==,b==|a',
    '||s',
    's>||s',
    's==||s',
    'group',
  ])('%s', (query) => expect(errorOf(query, [])).toBeNull());
});

describe('queries that require a composite index', () => {
  test.each([
    ['a==|b', 'a,b'],
    ['a==|-b', 'a,-b'],
    ['a==,b>', 'a,b'],
    ['a==,b>|-b', 'a,-b'],
    ['a==,b!=', 'a,b'],
    ['a==,b not-in', 'a,b'],
    ['a==,b==|-c', 'a,b,-c'],
    ['a in,b>', 'a,b'],
    ['a contains|b', 'a[],b'],
    ['a contains,b>', 'a[],b'],
    ['a contains,b==|-c', 'a[],b,-c'],
    ['|a,b', 'a,b'],
    ['|a,-b', 'a,-b'],
    ['|-a,b', '-a,b'],
    ['a>,b>', 'a,b'],
    ['a>,b>|b', 'b,a'],
    ['a>,b>|-b', '-b,-a'],
    ['|a,-__name__', 'a,-__name__'],
    ['a==||s', 'a,s'],
    ['a>||s', 'a,s'],
    ['||s,t', 's,t'],
    ['group a==', null],
    ['group a>', null],
    ['group |-a', null],
    ['group a contains', null],
    ['group a==,b==', 'group a,b'],
    ['group a==|-b', 'group a,-b'],
  ])('%s', (query, index) => {
    const error = errorOf(query, []);
    expect(error).toMatch(/^The query requires an? .*index/);
    if (index === null) return;
    expect(error).toContain(JSON.stringify(indexOf(index)));
    expect(errorOf(query, [index])).toBeNull();
  });

  test.each<[string, string[], string]>([
    ['a==,b==|c', ['b,a,c'], 'equalities may have any order'],
    ['a==,b==|c', ['-a,-b,c'], 'equalities may have any direction'],
    ['a==,b==|c', ['a,c', 'b,c'], 'two indexes are merged'],
    ['a==,b==,c==|d', ['a,b,d', 'c,d'], 'indexes of several equalities are merged'],
    ['a==,b contains|c', ['a,c', 'b[],c'], 'an index by elements is merged'],
    ['a==|b', ['a,b,__name__'], 'the name at the end is implied'],
    ['a==|-b', ['a,-b,-__name__'], 'the name at the end follows its field'],
    ['a==||s', ['a,-s'], 'an aggregated field may have any direction'],
  ])('%s: %s serves, as %s', (query, indexes) => {
    expect(errorOf(query, indexes)).toBeNull();
  });

  test.each<[string, string[], string]>([
    ['a==|b', ['a,-b'], 'the direction differs'],
    ['a==|b', ['b,a'], 'the order comes first'],
    ['a==|b', ['a,b,c'], 'the index has an extra field'],
    ['a==,b==|c', ['a,c'], 'an equality is missing'],
    ['a==,b==|c', ['a,c', 'b,-c'], 'the directions to merge differ'],
    ['a contains|b', ['a,b'], 'the elements are not indexed'],
    ['a==|b', ['a[],b'], 'only the elements are indexed'],
    ['a==|b', ['group a,b'], 'the index is of the group'],
    ['group a==|b', ['a,b'], 'the index is of single collections'],
    ['|a,b', ['-a,-b'], 'an index is not scanned backwards'],
    ['a==|b', ['a,b,-__name__'], 'the name has the other direction'],
  ])('%s: %s does not serve, as %s', (query, indexes) => {
    expect(errorOf(query, indexes)).not.toBeNull();
  });

  test('each alternative of a query requires its index', () => {
    const { query } = parseQuery('|b');
    const or: Query = {
      ...query,
      filter: { kind: 'or', filters: [filterOf('a=='), filterOf('c==')] },
    };
    const check = (...indexes: string[]) =>
      checkIndexes(parseIndexes(JSON.stringify({ indexes: indexes.map(indexOf) })), or, []);
    expect(() => check('a,b')).toThrow('requires an index');
    expect(() => check('a,b', 'c,b')).not.toThrow();
  });
});

describe('field overrides', () => {
  const override = (...indexes: object[]) => [
    { collectionGroup: 'things', fieldPath: 'a', indexes },
  ];

  test('give a collection group a single-field index', () => {
    const ascending = override({ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' });
    expect(errorOf('group a==', [], ascending)).toBeNull();
    expect(errorOf('group |a', [], ascending)).toBeNull();
    expect(errorOf('group |-a', [], ascending)).toContain('COLLECTION_GROUP_DESC');
    expect(errorOf('a==', [], ascending)).toContain('COLLECTION_ASC');
  });

  test('remove the automatic indexes', () => {
    expect(errorOf('a==', [], override())).toContain('COLLECTION_ASC');
    expect(errorOf('b==', [], override())).toBeNull();
  });
});

describe('an invalid file is rejected', () => {
  test.each([
    ['{', /JSON/],
    ['[]', /must be an object/],
    ['{"index": []}', /unknown name "index"/],
    ['{"indexes": {}}', /must be a list/],
    [
      '{"indexes": [{"collectionGroup": "a", "queryScope": "ALL", "fields": []}]}',
      /queryScope has an unknown value/,
    ],
    [
      '{"indexes": [{"collectionGroup": "a", "fields": [{"fieldPath": "x"}]}]}',
      /order has an unknown value/,
    ],
  ])('%s', (file, message) => expect(() => parseIndexes(file)).toThrow(message));
});
