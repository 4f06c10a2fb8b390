import { describe, expect, test } from 'vitest';
import { CommitClock } from '../documents/clock.ts';
import { Database } from '../documents/database.ts';
import type { Filter, Query, Scope } from '../query/query.ts';
import { integer, reference, string, type Value } from '../values/value.ts';
import { RulesAccess } from './rulesAccess.ts';
import { loadRules } from './ruleset.ts';

const NAME = 'projects/demo/databases/(default)/documents/things/t1';

const where = (path: string, op: '==' | '>' | 'array-contains', value: Value): Filter => ({
  kind: 'field',
  path: path.split('.'),
  op,
  value,
});
const anyOf = (path: string, ...values: Value[]): Filter => ({
  kind: 'field',
  path: [path],
  op: 'in',
  values,
});
const and = (...filters: Filter[]): Filter => ({ kind: 'and', filters });
const or = (...filters: Filter[]): Filter => ({ kind: 'or', filters });

const THINGS: Scope = { parent: '', collectionId: 'things', allDescendants: false };
const GROUP: Scope = { ...THINGS, allDescendants: true };

function mayList(
  condition: string,
  filter: Filter | null,
  { scope = THINGS, limit = null as number | null, pattern = '/things/{thing}' } = {},
): boolean {
  const rules = loadRules(`rules_version = '2';
    service cloud.firestore { match /databases/{database}/documents {
      match ${pattern} { allow list: if ${condition}; }
    } }`);
  const query: Query = {
    scope,
    filter,
    orderBy: [],
    startAt: null,
    endAt: null,
    offset: 0,
    limit,
    projection: null,
  };
  const access = new RulesAccess(rules, new Database(), new CommitClock());
  try {
    access.checkList({ kind: 'client', claims: { sub: 'u1' } }, query);
    return true;
  } catch {
    return false;
  }
}

const owner = where('owner', '==', string('u1'));
const isOwner = 'resource.data.owner == request.auth.uid';

describe('a query is allowed if the rule is true for all possible results', () => {
  test.each<[string, Filter | null, boolean]>([
    ['true', null, true],
    [isOwner, null, false],
    [isOwner, owner, true],
    [isOwner, where('owner', '==', string('u2')), false],
    [isOwner, where('owner', '>', string('u1')), false],
    [isOwner, and(owner, where('n', '>', integer(1))), true],
    [isOwner, or(owner, where('n', '==', integer(1))), false],
    [isOwner, or(owner, and(owner, where('n', '==', integer(1)))), true],
    [isOwner, anyOf('owner', string('u1')), true],
    [isOwner, anyOf('owner', string('u1'), string('u2')), false],
    [`${isOwner} || resource.data.open == true`, owner, true],
    ["resource.data.get('owner', '') == 'u1'", owner, true],
    ["resource.data.get('owner', 'u1') == 'u1'", null, false],
    ["resource.data['owner'] == 'u1'", owner, true],
    ["'owner' in resource.data", owner, true],
    ["'owner' in resource.data", null, false],
    ["!('secret' in resource.data)", owner, false],
    ["resource.data.keys().hasOnly(['owner'])", owner, false],
    ['resource.data.size() == 1', owner, false],
    ["resource.data == {'owner': 'u1'}", owner, false],
    ['resource.data.a.b == 1', where('a.b', '==', integer(1)), true],
    ['resource.data.a.c == 1', where('a.b', '==', integer(1)), false],
    ["resource.data.a == {'b': 1}", where('a.b', '==', integer(1)), false],
    ["'x' in resource.data.tags", where('tags', 'array-contains', string('x')), true],
    ["'y' in resource.data.tags", where('tags', 'array-contains', string('x')), false],
    ["!('y' in resource.data.tags)", where('tags', 'array-contains', string('x')), false],
    ["resource.data.tags == ['x']", where('tags', 'array-contains', string('x')), false],
    ["thing == 't1'", null, false],
    ["thing == 't1'", where('__name__', '==', reference(NAME)), true],
    ["resource.id == 't1'", where('__name__', '==', reference(NAME)), true],
    ["resource.id != 't2'", null, false],
    ['thing is string', null, false],
    ['resource != null', null, true],
  ])('%s', (condition, filter, expected) => {
    expect(mayList(condition, filter)).toBe(expected);
  });
});

describe('a rule can read', () => {
  test('the limit of a query, if it has one', () => {
    expect(mayList('request.query.limit <= 10', null, { limit: 10 })).toBe(true);
    expect(mayList('request.query.limit <= 10', null, { limit: 11 })).toBe(false);
    expect(mayList('request.query.limit <= 10', null)).toBe(false);
  });

  test('the offset of a query', () =>
    expect(mayList('request.query.offset == 0', null)).toBe(true));
});

describe('a collection group is allowed only by a rule that matches all its paths', () => {
  test.each([
    ['/things/{thing}', false],
    ['/{path=**}/things/{thing}', true],
    ['/{path=**}', true],
    ['/a/{b}/things/{thing}', false],
  ])('%s: %s', (pattern, expected) => {
    expect(mayList('true', null, { scope: GROUP, pattern })).toBe(expected);
  });

  test('a literal id in a rule does not match a query on the collection', () => {
    expect(mayList('true', null, { pattern: '/things/t1' })).toBe(false);
  });
});
