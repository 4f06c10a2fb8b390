import type { RuleId } from '../../../src/contract/http/rules/rules.ts';
import { type Case, caseOf, type Kit, readingCases } from '../kit.ts';
import { NOTHING, type Values } from '../newMembers.ts';
import { must, mustHaveStatus } from '../outcomes.ts';
import { CONTENT_REQUESTS, MEMBER_REQUESTS, UNKNOWN_ID, WRITE_REQUESTS } from '../requests.ts';
import type { AnyReply } from '../serviceClient.ts';
import { answer } from './changing.ts';

/** What is wrong with a body, and the fields that make it so. A field without a value is left out. */
export type Invalid = Readonly<Record<string, (body: AnyReply['body']) => object>>;

/** A registration with these values. */
const withValues =
  (fields: (values: Values) => object) =>
  ({ values }: { readonly values: Values }) => ({ values: { ...values, ...fields(values) } });

const yes = answer('online-sms', true, '2026-03-05T10:00:00Z');
/** An update with this answer in place of a valid one. */
const withAnswer = (fields: object) => () => ({ consents: [{ ...yes, ...fields }] });

const REGISTRATIONS: Invalid = {
  'over18: false': withValues(({ consents }) => ({ consents: { ...consents, over18: false } })),
  'a title that is not in the list': withValues(() => ({ title: 'Baron' })),
  'a gender that is not in the list': withValues(() => ({ gender: 'unknown' })),
  'a channel that is not in the list': withValues(({ consents }) => ({
    consents: { ...consents, marketing: ['fax'] },
  })),
  'an e-mail address without @': withValues(() => ({ email: 'conformance.casino.test' })),
  'an empty mobile number': withValues(() => ({ mobile: '' })),
  'a mobile number without its country': withValues(() => ({ mobile: '07700900123' })),
  'a mobile number with spaces': withValues(() => ({ mobile: '+44 7700 900123' })),
  'a mobile number with letters': withValues(() => ({ mobile: '+447700CASINO' })),
  'a mobile number that is too long': withValues(() => ({ mobile: `+447700900${'1'.repeat(10)}` })),
  'a first name with a digit': withValues(() => ({ firstName: 'R2' })),
  'an empty last name': withValues(() => ({ lastName: '' })),
  'a day that does not exist': withValues(() => ({ dob: '1990-02-30' })),
  'true as a number': withValues(() => ({ location: true })),
  'an unknown field in `consents`': withValues(({ consents }) => ({
    consents: { ...consents, unknown: true },
  })),
};

const UPDATES: Invalid = {
  'a mobile number without its country': () => ({ phone_mobile: '07700900123' }),
  'an empty mobile number': () => ({ phone_mobile: '' }),
  'an interest that is not in the list': () => ({ interests: ['chess'] }),
  'a topic that is not in the list': withAnswer({ topic: 'casino-fax' }),
  'an answer without a time': withAnswer({ at: 'yesterday' }),
  'an answer without a wording': withAnswer({ wording: undefined }),
};

const SEARCHES: Invalid = {
  'a mobile number without its country': () => ({ ...NOTHING, mobiles: ['07700900123'] }),
  'a day that does not exist': () => ({ ...NOTHING, datesOfBirth: ['1990-02-30'] }),
  'a missing list': () => ({ ...NOTHING, personIds: undefined }),
};

const REDEMPTIONS: Invalid = {
  'a missing device': () => ({ deviceId: undefined }),
  'an empty member': () => ({ crmId: '' }),
  'an id of two words': () => ({ id: 'two words' }),
  'a venue in a text': ({ venueId }) => ({ venueId: `${venueId}` }),
  'a text that is no time': () => ({ at: 'yesterday' }),
  'a text as a boolean': () => ({ isOffline: 'no' }),
  'an unknown field': () => ({ staff: 'Sam' }),
};

const REVERSALS: Invalid = {
  'a missing device': () => ({ deviceId: undefined }),
  'a reason that is not in the list': () => ({ reason: 'mistake' }),
  'a text that is no time': () => ({ at: 'yesterday' }),
  'an unknown field': () => ({ note: 'A name.' }),
};

interface InvalidBodies {
  readonly operation: string;
  readonly requirement: string;
  /** A valid request. */
  readonly request: (kit: Kit) => Promise<{ readonly params?: object; readonly body: object }>;
  readonly invalid: Invalid;
  readonly rule?: RuleId;
}

const unchanged = async (kit: Kit) => {
  const { params } = await WRITE_REQUESTS.updateMember(kit);
  return { params, body: {} };
};

/** The invalid bodies that each case sends. */
export const INVALID: Readonly<Record<string, InvalidBodies>> = {
  'invalid-request-members': {
    operation: 'findMembers',
    requirement: 'A field that the description does not name gets 400.',
    request: async () => ({ body: { crmIds: [UNKNOWN_ID] } }),
    invalid: { 'an unknown field': () => ({ unknown: true }) },
  },
  'invalid-value-members': {
    operation: 'isMember',
    requirement: 'A missing value, or one of another type, gets 400.',
    request: MEMBER_REQUESTS.isMember,
    invalid: {
      'no casino': () => ({ location: undefined }),
      'a casino in a text': ({ location }) => ({ location: `${location}` }),
      'half a casino': () => ({ location: 1.5 }),
    },
  },
  'search-invalid': {
    operation: 'searchMembers',
    requirement:
      'searchMembers replies 400 to an invalid number, to a day that does not exist, and to a missing list.',
    request: async () => ({ body: NOTHING }),
    invalid: SEARCHES,
  },
  'register-invalid': {
    operation: 'register',
    requirement: 'A registration with one invalid value gets 400.',
    request: WRITE_REQUESTS.register,
    invalid: REGISTRATIONS,
  },
  'update-strict': {
    operation: 'updateMember',
    requirement: 'updateMember replies 400 to a field that members cannot change.',
    request: unchanged,
    invalid: { 'loyalty points': () => ({ loyalty_points: 1_000_000 }) },
  },
  'update-invalid': {
    operation: 'updateMember',
    requirement: 'updateMember replies 400 to an invalid value.',
    request: unchanged,
    invalid: UPDATES,
  },
  'text-invalid': {
    operation: 'updateMember',
    requirement: 'A text that is not Unicode gets 400.',
    request: unchanged,
    invalid: { 'half a character': withAnswer({ wording: 'Offers \ud83c by text.' }) },
    rule: 'G-20',
  },
  'redeem-invalid': {
    operation: 'redeemVoucher',
    requirement: 'redeemVoucher replies 400 to an invalid value.',
    request: WRITE_REQUESTS.redeemVoucher,
    invalid: REDEMPTIONS,
  },
  'reverse-invalid': {
    operation: 'reverseRedemption',
    requirement: 'reverseRedemption replies 400 to an invalid value.',
    request: WRITE_REQUESTS.reverseRedemption,
    invalid: REVERSALS,
  },
};

/** A request that does not match the description gets 400. */
export const INVALID_CASES: readonly Case[] = [
  ...Object.entries(INVALID).map(([id, bodies]) => {
    const { operation, requirement, rule = 'G-05' } = bodies;
    return caseOf('members', operation in WRITE_REQUESTS, `${rule} ${id}: ${requirement}`, (kit) =>
      expectRefused(kit, bodies),
    );
  }),
  ...readingCases('content', {
    'G-05 invalid-request-content: listEvents replies 400 to a time that is none.': async (kit) => {
      const { params } = await CONTENT_REQUESTS.listEvents(kit);
      const request = { params, query: { since: 'yesterday' } };
      mustHaveStatus(400, await kit.content.send('listEvents', request));
    },
  }),
  ...readingCases('members', {
    'G-05 redemptions-without-since: findRedemptions replies 400 to a request without a time.':
      async (kit) => {
        const { params } = await MEMBER_REQUESTS.findRedemptions(kit);
        mustHaveStatus(400, await kit.members.any('findRedemptions', { params, query: {} }));
      },
  }),
];

/** Throws `Unmet` unless each invalid body gets 400. */
async function expectRefused(kit: Kit, { operation, request, invalid }: InvalidBodies) {
  const valid = await request(kit);
  for (const [what, fieldsOf] of Object.entries(invalid)) {
    const body = { ...valid.body, ...fieldsOf(valid.body) };
    const reply = await kit.members.any(operation, valid, { body });
    must(reply.status === 400, `status 400 to ${what}`, reply, `status ${reply.status}`);
  }
}
