import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { REQUESTS } from '../../testing/calls/requestsOf.ts';
import { requirementOf } from '../../testing/calls/requirements.ts';
import type { CallableName } from './catalogue/callableTypes.ts';
import * as contracts from './catalogue/contracts.ts';

/** Invalid values of every number, flag and identifier of the contract. */
const WRONG_NUMBERS = [null, '6', true, {}, [], [6], 0, -1, 6.5, 1e21, 1_000_001];
const WRONG_FLAGS = [null, 0, 1, 'true', 'yes', '', {}, [], [true]];
const NO_TEXTS = [null, 6, true, {}, [], ['a'], '', ' '];
const WRONG_IDS = [...NO_TEXTS, 'a b', '../a', 'a/b', 'é', 'a'.repeat(65)];

/** Invalid values of the other fields. */
const WRONG_TEXTS: Readonly<Record<string, readonly unknown[]>> = {
  uri: [...NO_TEXTS, 'a b', '../a', '/a', 'a/', 'a//b', 'A', 'é', 'a'.repeat(201)],
  homeCasinoName: [null, 6, {}, [], '', 'a'.repeat(121)],
  membershipName: [null, 6, {}, [], '', 'a'.repeat(121)],
  // An empty string is no origin.
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
  cursor: [...NO_TEXTS.slice(1), 'a b', '../a', 'é', 'a'.repeat(3_001)],
  // Spaces inside a number are no part of it.
  customerNumber: [...NO_TEXTS, '../a', 'a/b', 'é', 'a'.repeat(65)],
  membershipNumber: [...NO_TEXTS, '../a', 'a/b', 'é', 'a'.repeat(65)],
  name: [...NO_TEXTS, ' a', 'a '.repeat(21)],
  // Null is everything.
  since: [...NO_TEXTS.slice(1), '2026-11-21', 'a'],
  waiting: [null, '6', true, {}, [], -1, 6.5, 1e21],
  // An entry that is no scan has an outcome of its own.
  scans: [null, 6, true, {}, [], '', 'a'],
  password: [null, 6, {}, [], '', 'a'.repeat(4_097)],
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wrongValues(key: string, right: unknown): readonly unknown[] {
  if (typeof right === 'boolean') return WRONG_FLAGS;
  return WRONG_TEXTS[key] ?? (typeof right === 'number' ? WRONG_NUMBERS : WRONG_IDS);
}

type Row = readonly [what: string, wrong: unknown];

/** A valid object without each of its fields in turn, and with an extra key, nested objects included. */
function wrongKeys(right: object): Row[] {
  return [
    ['an extra key', { ...right, extra: true }],
    ...Object.entries(right).flatMap(([key, value]): Row[] => {
      const { [key]: _, ...rest } = right as Record<string, unknown>;
      const within = isObject(value) ? wrongKeys(value) : [];
      return [
        [`no ${key}`, rest],
        ...within.map(([what, wrong]): Row => [`${key} with ${what}`, { ...right, [key]: wrong }]),
      ];
    }),
  ];
}

function wrongPayloads(right: object): Row[] {
  return [
    ...wrongKeys(right),
    ...Object.entries(right).flatMap(([key, value]) =>
      wrongValues(key, value).map(
        (wrong): Row => [`${key} as ${JSON.stringify(wrong)}`, { ...right, [key]: wrong }],
      ),
    ),
    ['text', 'text'],
    ['a list', [right]],
    ['a number', 6],
  ];
}

const MEMBER = {
  firstName: 'Jack',
  lastName: 'Sample',
  dob: '1984-06-15',
  email: 'jack@demo.test',
  crmId: 'crm-100201',
  customerNumber: '100201',
  location: 6,
};

/** What a contract accepts although the table of wrong payloads lists it. */
const OPTIONAL: { readonly [N in CallableName]?: readonly string[] } = {
  'members-registerAccount': ['no submissionId'],
  'members-submitTicket': ['values with no email', 'no submissionId'],
};

const ROWS = Object.values(contracts).map(({ name, request }) => ({
  name,
  request: request as z.ZodMiniType,
  requirement: requirementOf(name),
  right: REQUESTS[name](MEMBER),
}));

describe.each(ROWS)('$requirement the contract of $name', ({ name, request, right }) => {
  it('accepts the valid request', () => {
    expect(z.safeParse(request, right)).toMatchObject({ success: true });
  });

  it('rejects each wrong payload', () => {
    const accepted = wrongPayloads(right ?? {}).filter(
      ([, wrong]) => z.safeParse(request, wrong).success,
    );
    expect(accepted.map(([what]) => what)).toEqual(OPTIONAL[name] ?? []);
  });
});
