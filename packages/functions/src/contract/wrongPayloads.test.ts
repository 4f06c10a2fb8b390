import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { REQUESTS, type Requester } from '../../testing/calls/requestsOf.ts';
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

const MEMBER: Requester = {
  firstName: 'Jack',
  lastName: 'Sample',
  dob: '1984-06-15',
  email: 'jack@demo.test',
  crmId: 'crm-100201',
  customerNumber: '100201',
  location: 6,
};

const consent = { topic: 'casino-sms', given: true, wording: 'Text me.' };
const change = (values: object) => ({ location: 6, crmId: 'crm-100201', values });
const saferGambling = (wanted: object) => ({ change: wanted });

/** Wrong payloads that the fields of a valid request do not show. */
const MORE: { readonly [N in CallableName]?: readonly object[] } = {
  'members-updateProfile': [
    {},
    { phone_mobile: '07700900555' },
    { phone_mobile: '+44 7700 900555' },
    { phone_mobile: `+${'4'.repeat(16)}` },
    { phone_mobile: '+447700900555', rewardPoints: 1_000_000 },
    { membership_type_id: 46 },
    { suspended: false },
    { email: 'somebody@demo.test' },
    { 'pwa_content.NewsFeed': [] },
    { consents: [] },
    { consents: [{ ...consent, topic: 'fax' }] },
    { consents: [consent, { ...consent, given: false }] },
    { consents: [{ ...consent, at: '2020-01-01' }] },
    { consents: [{ ...consent, language: 'zh-Hans', version: 9 }] },
    { interests: ['knitting'] },
    { interests: ['poker', 'poker'] },
  ].map(change),
  'users-setLanguage': ['pl', 'zh-CN', ''].map((language) => ({ language })),
  'users-setSaferGambling': [
    {},
    { promotionFree: 'never' },
    { promotionFree: null },
    { realityCheckMinutes: 5 },
  ].map(saferGambling),
};

/** What a contract accepts although the table of wrong payloads lists it. */
const OPTIONAL: { readonly [N in CallableName]?: readonly string[] } = {
  'members-registerAccount': ['no submissionId'],
  'members-submitTicket': ['values with no email', 'no submissionId'],
};

const REQUIREMENTS: { readonly [N in CallableName]?: string } = {
  'members-registerAccount': '§7.6',
  'users-sendPasswordReset': '§7.8',
  'members-linkMembership': '§7.10',
  'users-setVerifiedEmail': '§7.12',
  'users-resendVerificationEmail': '§7.14',
  'users-createUser': '§7.16',
  'promotions-spinTheWheel': '§7.18',
  'promotions-spinToWinPrizes': '§7.20',
  'promotions-getGames': '§7.22',
  'promotions-optInToEvent': '§7.24',
  'members-submitTicket': '§7.26',
  'members-updateProfile': '§7.28',
  'members-getVenue': '§7.30',
  'members-getMember': '§7.32',
  'benefits-getBenefits': '§7.34',
  'vouchers-getAllVouchers': '§7.36',
  'vouchers-generateQrCode': '§7.38',
  'promotions-getPromotions': '§7.40',
  'members-getRestaurant': '§7.42',
  'wallet-getWalletPass': '§7.44',
};

/** The requirement that lists the fields of a callable's request, or the section if no requirement does. */
const requirementOf = (name: CallableName): string => REQUIREMENTS[name] ?? '§7';

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
    const more = (MORE[name] ?? []).map((wrong): Row => [JSON.stringify(wrong), wrong]);
    const accepted = [...wrongPayloads(right ?? {}), ...more].filter(
      ([, wrong]) => z.safeParse(request, wrong).success,
    );
    expect(accepted.map(([what]) => what)).toEqual(OPTIONAL[name] ?? []);
  });
});
