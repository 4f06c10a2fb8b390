import { describe, expect, test } from 'vitest';
import { CommitClock } from '../documents/clock.ts';
import { Database } from '../documents/database.ts';
import type { Document } from '../documents/document.ts';
import { RulesAccess } from './rulesAccess.ts';
import { loadRules } from './ruleset.ts';

const DATA = `{
  'name': 'Jack', 'age': 30, 'score': 1.5, 'none': null, 'ok': true, 'tags': ['a', 'b'],
  'inner': {'x': 1, 'y': {'z': 2}},
}`;

/** Rules with `condition` as their only condition, with `data` and `old` bound. */
const rulesOf = (condition: string, declarations = '') => `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${declarations}
    function holds(data, old) { return ${condition}; }
    match /things/{thing} {
      allow get: if holds(${DATA}, {'name': 'Jill', 'age': 30, 'gone': 1});
    }
  }
}`;

const CLAIMS = { sub: 'u1', email_verified: true, roles: ['editor'], level: 3 };

function isAllowed(rules: string, documents: readonly Document[] = []): boolean {
  const database = new Database();
  database.apply(new Map(documents.map((each) => [each.path, each])), 1);
  const access = new RulesAccess(loadRules(rules), database, new CommitClock());
  try {
    access.checkGet({ kind: 'client', claims: CLAIMS }, 'things/t1', database.get('things/t1'));
    return true;
  } catch {
    return false;
  }
}

const document = (path: string, fields: Document['fields'] = new Map()): Document => ({
  path,
  fields,
  createTime: 1,
  updateTime: 1,
});

describe('conditions that are true', () => {
  test.each([
    'true',
    '!false',
    '1 + 2 * 3 == 7',
    '(1 + 2) * 3 == 9',
    '7 / 2 == 3',
    '7.0 / 2 == 3.5',
    '7 % 4 == 3',
    '-3 + 1 == -2',
    '1 == 1.0',
    "1 != '1'",
    'null == null',
    'data.none == null',
    "'a' + 'b' == 'ab'",
    "'a' < 'b' && 2 <= 2 && 3 > 2 && 2.5 >= 2",
    'true ? 1 == 1 : 1 / 0 == 0',
    'false ? 1 / 0 == 0 : true',
    "'a' in data.tags && !('c' in data.tags)",
    "'name' in data && !('nome' in data)",
    "'a' in ['a'].toSet()",
    'data.age is int && data.score is float && data.age is number && data.score is number',
    'data.name is string && data.ok is bool && data.tags is list && data.inner is map',
    "data['name'] == 'Jack' && data.inner['y'].z == 2",
    "data.tags[0] == 'a' && data.tags[1] == 'b'",
    "data.tags[0:1] == ['a'] && data.tags[0:2] == data.tags && data.tags[1:1] == []",
    "'hello'[1:3] == 'el'",
    "data.tags.size() == 2 && data.size() == 7 && 'žluť'.size() == 4",
    "data.tags.hasAll(['a']) && data.tags.hasAny(['a', 'x']) && data.tags.hasOnly(['a', 'b', 'c'])",
    "!data.tags.hasOnly(['a']) && !data.tags.hasAll(['a', 'x']) && !data.tags.hasAny(['x'])",
    "data.tags.concat(['c']).join('-') == 'a-b-c'",
    "data.tags.removeAll(['a']) == ['b']",
    "['a', 'a', 'b'].toSet() == ['b', 'a'].toSet() && ['a', 'a'].toSet().size() == 1",
    "['a'].toSet().union(['b'].toSet()).hasAll(['a', 'b'])",
    "['a', 'b'].toSet().intersection(['b'].toSet()) == ['b'].toSet()",
    "['a', 'b'].toSet().difference(['b'].toSet()) == ['a'].toSet()",
    "data.keys().hasAll(['name', 'age']) && 30 in data.values()",
    "data.get('name', 'x') == 'Jack' && data.get('nome', 'x') == 'x'",
    "data.get(['inner', 'y', 'z'], 0) == 2 && data.get(['inner', 'q', 'z'], 0) == 0",
    "data.diff(old).changedKeys() == ['name'].toSet()",
    "data.diff(old).removedKeys() == ['gone'].toSet()",
    "data.diff(old).unchangedKeys() == ['age'].toSet()",
    "data.diff(old).addedKeys().hasAll(['score', 'tags'])",
    "data.diff(old).affectedKeys().hasAny(['name']) && !data.diff(old).affectedKeys().hasAny(['age'])",
    'data.diff(data).affectedKeys().size() == 0',
    "'abc'.matches('a.c') && !'abcd'.matches('a.c') && 'a.c'.matches('a\\\\.c')",
    "'a,b;c'.split('[,;]') == ['a', 'b', 'c']",
    "'Abc'.lower() == 'abc' && 'Abc'.upper() == 'ABC' && ' a '.trim() == 'a'",
    "'banana'.replace('an', 'AN') == 'bANANa'",
    "int('08') == 8 && int(2.9) == 2 && float('1.5') == 1.5 && float(2) == 2.0",
    "string(5) == '5' && string(true) == 'true' && bool('true')",
    'math.abs(-3) == 3 && math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.round(1.5) == 2',
    'math.pow(2, 3) == 8.0 && math.sqrt(9) == 3.0 && !math.isNaN(1.0) && !math.isInfinite(1)',
    "duration.value(2, 'm') == duration.time(0, 2, 0, 0)",
    "duration.value(90, 's') > duration.value(1, 'm') && duration.abs(duration.value(-1, 'd')) == duration.value(24, 'h')",
    "duration.value(1, 'w').seconds() == 604800 && duration.value(1500, 'ms').nanos() == 500000000",
    "timestamp.date(2024, 2, 29) + duration.value(1, 'd') == timestamp.date(2024, 3, 1)",
    "timestamp.date(2024, 3, 1) - timestamp.date(2024, 2, 28) == duration.value(2, 'd')",
    'timestamp.value(86400000) == timestamp.date(1970, 1, 2)',
    'timestamp.date(2026, 11, 21).year() == 2026 && timestamp.date(2026, 11, 21).month() == 11',
    'timestamp.date(2026, 11, 21).day() == 21 && timestamp.date(2026, 11, 22).dayOfWeek() == 7',
    'timestamp.date(2026, 2, 1).dayOfYear() == 32',
    '(timestamp.date(2026, 1, 1) + duration.time(13, 14, 15, 16)).hours() == 13',
    '(timestamp.date(2026, 1, 1) + duration.time(13, 14, 15, 16)).time() == duration.time(13, 14, 15, 16)',
    '(timestamp.date(2026, 1, 1) + duration.time(13, 0, 0, 0)).date() == timestamp.date(2026, 1, 1)',
    'request.time > timestamp.date(2020, 1, 1)',
    "request.auth.uid == 'u1' && request.auth.token.level == 3",
    "'editor' in request.auth.token.roles && request.auth.token.email_verified",
    "request.method == 'get' && request.path[4] == 't1'",
    '/databases/$(database)/documents/a/b == /databases/(default)/documents/a/b'.replace(
      '(default)',
      "$('(default)')",
    ),
    '/* a comment */ true // and another\n',
  ])('%s', (condition) => {
    expect(isAllowed(rulesOf(condition))).toBe(true);
  });
});

describe('conditions that are false or throw', () => {
  test.each([
    'false',
    "1 == '1'",
    'data.missing == null',
    'data.missing',
    "data['missing'] == 1",
    'data.name.size',
    "data.tags[5] == 'a'",
    'data.tags[1:5] == []',
    "1 < 'a'",
    'null < 1',
    '1 + true == 2',
    '1 / 0 == 0',
    '1 % 0 == 0',
    '9223372036854775807 + 1 > 0',
    "'a' && true",
    '!1',
    "data.name.hasAny(['a'])",
    "data.tags.matches('a')",
    "'x' in 5",
    "int('x') == 0",
    'int(1.0 / 0.0) == 0',
    'math.round(0.0 / 0.0) == 0',
    'timestamp.value(9000000000000000000).year() > 0',
    "duration.value(1, 'y') > duration.value(0, 's')",
    'timestamp.date(2026, 2, 31) > timestamp.date(2026, 1, 1)',
    'get(/databases/$(database)/documents/things/none).data.x == 1',
    'exists(/databases/$(database)/documents/things/none)',
    'exists(/databases/other/documents/things/t2)',
    'exists(/databases/$(database)/documents/things)',
    'request.resource.data.x == 1',
    'resource.data.x == 1',
  ])('%s', (condition) => {
    expect(isAllowed(rulesOf(condition))).toBe(false);
  });
});

describe('an error on one side of || or &&', () => {
  test.each([
    ['data.missing == 1 || true', true],
    ['true || data.missing == 1', true],
    ['data.missing == 1 || false', false],
    ['data.missing == 1 && false', false],
    ['!(data.missing == 1 && false)', true],
    ['!(false && data.missing == 1)', true],
    ['!(data.missing == 1 && true)', false],
    ['!(data.missing == 1)', false],
  ])('%s is %s', (condition, expected) => {
    expect(isAllowed(rulesOf(condition))).toBe(expected);
  });
});

describe('document lookups', () => {
  const there = [
    document('things/t1', new Map([['x', { kind: 'integer', value: 1n }]])),
    document('roles/u1', new Map([['admin', { kind: 'boolean', value: true }]])),
  ];
  const path = '/databases/$(database)/documents';

  test.each([
    `get(${path}/roles/$(request.auth.uid)).data.admin`,
    `exists(${path}/roles/u1) && !exists(${path}/roles/u2)`,
    `get(${path}/roles/u2) == null`,
    `existsAfter(${path}/roles/u1) && getAfter(${path}/roles/u1).data.admin`,
    "resource.data.x == 1 && resource.id == 't1'",
    `resource.__name__ == ${path}/things/t1`,
  ])('%s', (condition) => {
    expect(isAllowed(rulesOf(condition), there)).toBe(true);
  });

  test('ten documents may be looked up, each of them repeatedly', () => {
    const exists = (n: number) => `!exists(${path}/roles/r${n})`;
    const ten = Array.from({ length: 10 }, (_, n) => exists(n));
    expect(isAllowed(rulesOf([...ten, exists(0)].join(' && ')))).toBe(true);
    expect(isAllowed(rulesOf([...ten, exists(10)].join(' && ')))).toBe(false);
  });
});

describe('functions of the rules language', () => {
  test('call each other, bind names, and see the enclosing wildcards', () => {
    const declarations = `
      function twice(n) { let result = n + n; return result; }
      function isEven(n) { let half = n / 2; return twice(half) == n; }
      function inDatabase() { return database == '(default)'; }`;
    expect(isAllowed(rulesOf('isEven(4) && !isEven(3) && inDatabase()', declarations))).toBe(true);
  });
});

describe('matching paths', () => {
  const allowing = (pattern: string) => `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents { match ${pattern} { allow read, write; } }
}`;

  test.each([
    ['/things/t1', true],
    ['/things/{id}', true],
    ['/{collection}/{id}', true],
    ['/{path=**}', true],
    ['/{path=**}/things/{id}', true],
    ['/things/{path=**}', true],
    ['/things/t1/{path=**}', true],
    ['/things/t2', false],
    ['/things', false],
    ['/other/{id}', false],
    ['/things/{id}/deeper/{other}', false],
    ['/{path=**}/others/{id}', false],
  ])('%s matches things/t1: %s', (pattern, expected) => {
    expect(isAllowed(allowing(pattern))).toBe(expected);
  });
});

describe('an invalid rules file', () => {
  const line = (text: string) => rulesOf('true', text);

  test.each([
    ['', '1:1: The file must begin with'],
    ["rules_version = '1';", "1:17: Only rules_version = '2'"],
    ["rules_version = '2';\nservice firebase.storage {}", '2:9: Expected "cloud"'],
    ["rules_version = '2'; service cloud.firestore {", '1:47: Expected "match", "function" or "}"'],
    [line('allow read: if tru;'), '5:20: Unknown name "tru"'],
    [line('allow reed: if true;'), '5:11: Unknown operation "reed"'],
    [line('allow read: true;'), '5:17: Expected "if"'],
    [line('allow read: if true'), '6:5: Expected ";"'],
    [line('allow read: if (true;'), '5:25: Expected ")"'],
    [line('allow read: if 1 +;'), '5:23: Expected an expression'],
    [line('allow read: if @;'), '5:20: Unexpected character "@"'],
    [line("allow read: if 'open;"), '5:20: Unexpected character "\'"'],
    [line('allow read: if unknown(1);'), '5:20: "unknown" is not part of the supported language'],
    [line('allow read: if debug(1);'), '5:20: "debug" is not part'],
    [line("allow read: if hashing.md5('a') == 'b';"), '5:20: Unknown name "hashing"'],
    [line("allow read: if 'a'.toUtf8() == 'b';"), '5:24: "toUtf8" is not part'],
    [line("allow read: if 'a'.size(1) == 1;"), '5:24: "size" takes 0 arguments, not 1'],
    [line('allow read: if duration.value(1) == 1;'), '5:29: "duration.value" takes 2 arguments'],
    [line('allow read: if duration.day(1) == 1;'), '5:29: "duration.day" is not part'],
    [line('allow read: if request.user == 1;'), '5:28: "request" has no "user"'],
    [line('allow read: if request.auth.name == 1;'), '5:33: "request.auth" has no "name"'],
    [line('allow read: if resource.fields.x == 1;'), '5:29: "resource" has no "fields"'],
    [line('allow read: if 1 is integer;'), '5:22: Unknown type "integer"'],
    [line("allow read: if 'a'.matches('(');"), '5:32: Invalid regular expression'],
    [line("allow read: if 'a'.matches('(?=a)');"), '5:32: Look-around and back-references'],
    [line('function f() { return f(); }'), '5:14: Function "f" calls itself'],
    [
      line('function f() { return g(); } function g() { return f(); }'),
      '5:14: Function "f" calls itself',
    ],
    [
      line('function f() { return 1; } function f() { return 2; }'),
      '5:41: Function "f" is declared',
    ],
    [line('function f(a) { return b; }'), '5:28: Unknown name "b"'],
    [line('function f(a) { let b = c; return b; }'), '5:29: Unknown name "c"'],
    [line('function f() { }'), '5:20: Expected "return"'],
    [line('allow read: if holds(1);'), '5:20: "holds" takes 2 arguments, not 1'],
    [line('match /a/{database} { }'), '5:5: The name "database" is already in use'],
    [line('match /{a=**}/{b=**} { }'), '5:5: A path may have only one recursive wildcard'],
    [line('match { }'), '5:11: Expected a path'],
    [line('grant read;'), '5:5: Expected "match", "allow", "function" or "}"'],
    [
      "rules_version = '2';\nservice cloud.firestore { match /users/{uid}/x/{y} { } }",
      '2:27: A path must begin with /databases',
    ],
    [`${rulesOf('true')} trailing`, '14:3: Expected the end of the file'],
  ])('%# is rejected with line and column', (rules, message) => {
    expect(() => loadRules(rules)).toThrow(message);
  });
});
