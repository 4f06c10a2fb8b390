import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allDocuments } from '../../testing/backend/database.ts';
import { type Client, signedIn } from '../../testing/calls/client.ts';
import { addressOf, type HttpInit, httpCall } from '../../testing/calls/httpCall.ts';
import { freshMember } from '../../testing/members/freshMember.ts';

/** The body of a call. */
const data = (value: unknown): HttpInit => ({ body: JSON.stringify({ data: value }) });

/** A valid request of jack's, without and with one extra key, which `JSON.stringify` would drop if it is `__proto__`. */
const RIGHT = { location: 6, crmId: 'crm-100201' };
const body = JSON.stringify({ data: RIGHT });
const withKey = (key: string): HttpInit => ({
  body: `{"data":{"location":6,"crmId":"crm-100201","${key}":{"location":6,"admin":true}}}`,
});

const OTHER_MEMBER = { location: 6, crmId: 'crm-100207' };
const OTHER_CASINO = { location: 9, crmId: 'crm-100201' };
const CHANGE = { values: { phone_mobile: '+447700900999' } };
const DOUBLE_POINTS = 'casinos/the-orrery-london/promotions/double-points';
const WHEEL = { gameId: 'winter-wheel', homeCasinoName: 'x' };
const ACE_JOINS = {
  title: 'Mr',
  firstName: 'Jack',
  lastName: 'Sample',
  dob: '1984-06-15',
  email: 'ace@demo.test',
  gender: 'male',
  mobile: '07700 900201',
  consents: { over18: true, terms: true, marketing: [] },
  location: 6,
};

/** Requests of jack's for a record of another member. */
const NOT_THEIRS: readonly [name: string, request: object][] = [
  ['members-getMember', { location: 9 }],
  ['members-getPoints', OTHER_MEMBER],
  ['members-getPoints', OTHER_CASINO],
  ['members-getPointMovements', { ...OTHER_MEMBER, cursor: null }],
  ['members-getPointMovements', { ...OTHER_CASINO, cursor: null }],
  ['members-updateProfile', { ...OTHER_MEMBER, ...CHANGE }],
  ['members-updateProfile', { ...OTHER_CASINO, ...CHANGE }],
  [
    'promotions-optInToEvent',
    { uri: DOUBLE_POINTS, customerNumber: '100207', homeCasinoName: 'The Orrery, London' },
  ],
  [
    'promotions-optInToEvent',
    { uri: DOUBLE_POINTS, customerNumber: '100201', homeCasinoName: 'Lantern House, Glasgow' },
  ],
  ['vouchers-getAllVouchers', OTHER_MEMBER],
  ['vouchers-getAllVouchers', OTHER_CASINO],
  ['vouchers-getVoucher', { ...RIGHT, voucherId: '100207-play' }],
  ['vouchers-getVoucher', { ...RIGHT, voucherId: 'nothing' }],
  ['vouchers-getVoucher', { ...OTHER_MEMBER, voucherId: '100207-play' }],
  ['vouchers-getVoucher', { ...OTHER_CASINO, voucherId: '100201-play' }],
  ['promotions-spinTheWheel', { ...WHEEL, location: 9, membershipName: 'Jack' }],
  ['promotions-spinTheWheel', { ...WHEEL, location: 6, membershipName: 'Ace' }],
  ['vouchers-generateQrCode', { voucherId: '100207-play' }],
  ['vouchers-generateQrCode', { voucherId: 'nothing' }],
  ['members-registerAccount', { values: ACE_JOINS }],
  ['users-chooseMembership', { crmId: 'crm-100207' }],
];

/** The documents of the seed, without the members that other test files add. */
async function seeded() {
  const documents = Object.entries(await allDocuments());
  return documents.filter(
    ([path]) =>
      /^(users|members|membershipLinks|vouchers|games)\//.test(path) && !/fresh-/.test(path),
  );
}

let jack: Client;
let sender: Client;
let before: Awaited<ReturnType<typeof seeded>>;
beforeAll(async () => {
  jack = await signedIn('jack');
  sender = await signedIn((await freshMember()).email);
  before = await seeded();
});
afterAll(async () => {
  expect(before.length).toBeGreaterThan(20);
  expect(await seeded()).toEqual(before);
});

// `contract/wrongPayloads.test.ts` has the wrong payloads of each callable, `pipeline/protocol.test.ts` other wrong bodies.
describe('§7 a callable rejects as an invalid argument', () => {
  it.each<[string, HttpInit]>([
    ['a request without a field', data({ location: 6 })],
    ['an extra key', withKey('extra')],
    ['a key named __proto__', withKey('__proto__')],
    ['a key named constructor', withKey('constructor')],
    ['a key named prototype', withKey('prototype')],
    ['no body', {}],
    ['a body that is not JSON', { body: '{"data":' }],
    ['a body without data (§7.1)', { body: '{}' }],
    ['a body of another type', { body, headers: { 'Content-Type': 'text/plain' } }],
    ['a body in an unknown encoding', { body, headers: { 'Content-Encoding': 'x' } }],
    ['a body of a megabyte', data({ ...RIGHT, extra: 'x'.repeat(1_000_000) })],
    ['a deeply nested body', { body: `{"data":${'['.repeat(9_000)}${']'.repeat(9_000)}}` }],
    ['PUT', { method: 'PUT', body }],
    ['GET (§7.1)', { method: 'GET' }],
  ])('%s', async (_, init) => {
    const answer = await httpCall(sender, addressOf('members-getPoints'), init);
    expect(answer).toMatchObject({ httpStatus: 400, status: 'INVALID_ARGUMENT' });
    expect(answer.body).not.toMatch(/node_modules|\.ts|SyntaxError/);
  });
});

it.each(NOT_THEIRS)(
  '§7 %s rejects a request for another member’s record: %j',
  async (name, request) => {
    const answer = await httpCall(jack, addressOf(name), data(request));
    expect(answer).toMatchObject({ httpStatus: 403, status: 'PERMISSION_DENIED' });
  },
);

it('a call of an unknown function is answered with NOT_FOUND', async () => {
  const answer = await httpCall(jack, addressOf('members-getNothing'), data({}));
  expect(answer).toMatchObject({ httpStatus: 404, status: 'NOT_FOUND' });
});
