import type { HttpInit } from './httpCall.ts';

/** Invalid values of every number and identifier of the contract. */
const WRONG_NUMBERS = [null, '6', true, {}, [], [6], 0, -1, 6.5, 1e21, 1_000_001];
const WRONG_IDS = [
  null,
  6,
  true,
  {},
  [],
  ['a'],
  '',
  ' ',
  'a b',
  '../a',
  'a/b',
  'é',
  'a'.repeat(65),
];

/** Invalid values of the text fields that are not identifiers. */
const WRONG_TEXTS: Readonly<Record<string, readonly unknown[]>> = {
  uri: [null, 6, {}, [], '', ' ', 'a b', '../a', '/a', 'a/', 'a//b', 'A', 'é', 'a'.repeat(201)],
  homeCasinoName: [null, 6, {}, [], '', 'a'.repeat(121)],
  membershipName: [null, 6, {}, [], '', 'a'.repeat(121)],
  devDomain: [
    null,
    6,
    {},
    [],
    ' ',
    'localhost:5173',
    'ftp://a',
    'https://',
    `http://${'a'.repeat(200)}`,
  ],
  // Null is the first page.
  cursor: [6, true, {}, [], ['a'], '', ' ', 'a b', '../a', 'é', 'a'.repeat(3_001)],
  // Spaces inside a number are no part of it.
  customerNumber: [null, 6, true, {}, [], '', ' ', '../a', 'a/b', 'é', 'a'.repeat(65)],
  membershipNumber: [null, 6, true, {}, [], '', ' ', '../a', 'a/b', 'é', 'a'.repeat(65)],
  name: [null, 6, true, {}, [], '', ' ', ' a', 'a '.repeat(21)],
  // Null is everything.
  since: [6, true, {}, [], '', ' ', '2026-11-21', 'a'],
  waiting: [null, '6', true, {}, [], -1, 6.5, 1e21],
  // An entry that is no scan has an outcome of its own.
  scans: [null, 6, true, {}, [], '', 'a'],
  password: [null, 6, {}, [], '', 'a'.repeat(4_097)],
};

/** The body of a call. */
export const data = (value: unknown): HttpInit => ({ body: JSON.stringify({ data: value }) });

const WRONG_FLAGS = [null, 0, 1, 'true', 'yes', '', {}, [], [true]];

function wrongValues(right: unknown): readonly unknown[] {
  if (typeof right === 'boolean') return WRONG_FLAGS;
  return typeof right === 'number' ? WRONG_NUMBERS : WRONG_IDS;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A valid value without each of its fields in turn, nested objects included. */
function missingFields(right: object): [string, object][] {
  return Object.entries(right).flatMap(([key, value]): [string, object][] => {
    const { [key]: _, ...rest } = right as Record<string, unknown>;
    const within = isObject(value) ? missingFields(value) : [];
    return [
      [`${key} is missing`, rest],
      ...within.map(([what, wrong]): [string, object] => [
        `${key}.${what}`,
        { ...right, [key]: wrong },
      ]),
    ];
  });
}

/** A valid value with an extra key in each of its nested objects in turn. */
function extraKeys(right: object): [string, object][] {
  return Object.entries(right).flatMap(([key, value]): [string, object][] => {
    if (!isObject(value)) return [];
    const within: [string, object][] = [
      [`an extra key in ${key}`, { ...value, extra: true }],
      ...extraKeys(value),
    ];
    return within.map(([what, wrong]) => [what, { ...right, [key]: wrong }]);
  });
}

/** A valid request with each invalid value of each of `fields` in turn. */
function wrongFields(right: object, fields: object): [string, HttpInit][] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const wrong = WRONG_TEXTS[key] ?? wrongValues(value);
    return wrong.map((each): [string, HttpInit] => [
      `${key} is ${JSON.stringify(each).slice(0, 20)}`,
      data({ ...right, [key]: each }),
    ]);
  });
}

/** A valid request with one extra key. The body is a string, since `JSON.stringify` would drop `__proto__`. */
function withKey(right: object, key: string): HttpInit {
  const members = JSON.stringify(right).slice(1, -1);
  const added = `"${key}":{"location":6,"venueId":6,"admin":true}`;
  return { body: `{"data":{${members ? `${members},` : ''}${added}}}` };
}

/**
 * All kinds of invalid requests, each with its name.
 * @param right a valid request with its required fields
 * @param optional valid values of the optional fields
 */
export function wrongRequests(right: object, optional: object = {}): [string, HttpInit][] {
  const body = JSON.stringify({ data: right });
  return [
    ...[...missingFields(right), ...extraKeys(right)].map(([what, wrong]): [string, HttpInit] => [
      what,
      data(wrong),
    ]),
    ...wrongFields(right, { ...right, ...optional }),
    ['an extra key', withKey(right, 'extra')],
    ['a key named __proto__', withKey(right, '__proto__')],
    ['a key named constructor', withKey(right, 'constructor')],
    ['a key named prototype', withKey(right, 'prototype')],
    ['a key named @type', withKey(right, '@type')],
    ['text instead of an object', data('text')],
    ['a list instead of an object', data([right])],
    ['a number instead of an object', data(6)],
    ['no body', {}],
    ['an empty body', { body: '' }],
    ['a body that is not JSON', { body: '{"data":' }],
    ['a body that is null', { body: 'null' }],
    ['a body that is a list', { body: `[${body}]` }],
    ['a body without data (§7.1)', { body: '{}' }],
    ['a body with more than data', { body: JSON.stringify({ data: right, token: 'x' }) }],
    ['a body of another type', { body, headers: { 'Content-Type': 'text/plain' } }],
    ['a body in an unknown encoding', { body, headers: { 'Content-Encoding': 'x' } }],
    ['a body of a megabyte', data({ ...right, extra: 'x'.repeat(1_000_000) })],
    ['a deeply nested body', { body: `{"data":${'['.repeat(9_000)}${']'.repeat(9_000)}}` }],
    ['PUT', { method: 'PUT', body }],
    ['DELETE', { method: 'DELETE', body }],
    ['GET (§7.1)', { method: 'GET' }],
  ];
}
