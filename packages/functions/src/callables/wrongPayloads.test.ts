// @module-tag all
import { beforeAll, describe, expect, it } from 'vitest';
import { allDocuments } from '../../testing/backend/database.ts';
import { type Client, signedIn } from '../../testing/calls/client.ts';
import { addressOf, httpCall } from '../../testing/calls/httpCall.ts';
import { REQUESTS } from '../../testing/calls/requestsOf.ts';
import { requirementOf } from '../../testing/calls/requirements.ts';
import { data, wrongRequests } from '../../testing/calls/wrongRequests.ts';
import { freshMember } from '../../testing/members/freshMember.ts';
import { addTestDevices, isOfTill, ofStaff, tillCaller } from '../../testing/till/tillCallers.ts';
import type { CallableName } from '../contract/catalogue/callableTypes.ts';

/** How the requests of a callable differ from the common table, `requestsOf.ts`. */
interface Exception {
  /** A request that the callable answers and that changes no record of jack's. */
  readonly right?: object;
  /** Values of its optional fields. */
  readonly optional?: object;
  /** Requests for a record of another member. */
  readonly notTheirs?: readonly object[];
  /** Signs in the caller of the right request, if it is not `jack`. */
  readonly standIn?: () => Promise<Client>;
}

const LINK_TARGET = { devMode: true, devDomain: 'http://localhost:5173' };
const SUBMISSION = '6f1c7f0e-0d2c-4f6e-9d3a-5a1b2c3d4e5f';
const BASE_ACCOUNT = {
  firstName: 'Jack',
  lastName: 'Sample',
  dob: '1984-06-15',
  email: 'jack@demo.test',
};
const JACK = { ...BASE_ACCOUNT, crmId: 'crm-100201', customerNumber: '100201', location: 6 };
const JACK_JOINS = {
  ...BASE_ACCOUNT,
  title: 'Mr',
  gender: 'male',
  mobile: '07700 900201',
  consents: { over18: true, terms: true, marketing: [] },
  location: 6,
};
const DOUBLE_POINTS = 'casinos/the-orrery-london/promotions/double-points';

const EXCEPTIONS: { readonly [N in CallableName]?: Exception } = {
  'members-getMember': { notTheirs: [{ location: 9 }] },
  'members-getPoints': {
    notTheirs: [
      { location: 6, crmId: 'crm-100207' },
      { location: 9, crmId: 'crm-100201' },
    ],
  },
  'members-getPointMovements': {
    notTheirs: [
      { location: 6, crmId: 'crm-100207', cursor: null },
      { location: 9, crmId: 'crm-100201', cursor: null },
    ],
  },
  'members-updateProfile': {
    right: { location: 6, crmId: 'crm-100201', values: { phone_mobile: '+447700900201' } },
    notTheirs: [
      { location: 6, crmId: 'crm-100207', values: { phone_mobile: '+447700900999' } },
      { location: 9, crmId: 'crm-100201', values: { phone_mobile: '+447700900999' } },
    ],
  },
  'promotions-optInToEvent': {
    notTheirs: [
      { uri: DOUBLE_POINTS, customerNumber: '100207', homeCasinoName: 'The Orrery, London' },
      { uri: DOUBLE_POINTS, customerNumber: '100201', homeCasinoName: 'Lantern House, Glasgow' },
    ],
  },
  'vouchers-getAllVouchers': {
    notTheirs: [
      { location: 6, crmId: 'crm-100207' },
      { location: 9, crmId: 'crm-100201' },
    ],
  },
  'vouchers-getVoucher': {
    right: { location: 6, crmId: 'crm-100201', voucherId: '100201-play' },
    notTheirs: [
      { location: 6, crmId: 'crm-100201', voucherId: '100207-play' },
      { location: 6, crmId: 'crm-100201', voucherId: 'nothing' },
      { location: 6, crmId: 'crm-100207', voucherId: '100207-play' },
      { location: 9, crmId: 'crm-100201', voucherId: '100201-play' },
    ],
  },
  'promotions-spinTheWheel': {
    notTheirs: [
      { location: 9, gameId: 'winter-wheel', homeCasinoName: 'x', membershipName: 'Jack' },
      { location: 6, gameId: 'winter-wheel', homeCasinoName: 'x', membershipName: 'Ace' },
    ],
  },
  'vouchers-generateQrCode': {
    notTheirs: [{ voucherId: '100207-play' }, { voucherId: 'nothing' }],
  },
  // This address has a login, so the request creates none.
  'users-createUser': {
    right: { baseAccount: BASE_ACCOUNT, password: 'Demo-pass-1', ...LINK_TARGET },
  },
  // This address has no login, so the request creates no reset link.
  'users-sendPasswordReset': {
    right: { email: 'nobody-wrong-payloads@demo.test', ...LINK_TARGET },
  },
  // Jack is a member of this casino, so the request adds no membership.
  'members-registerAccount': {
    right: { values: JACK_JOINS },
    optional: { submissionId: SUBMISSION },
    notTheirs: [{ values: { ...JACK_JOINS, email: 'ace@demo.test' } }],
  },
  'members-submitTicket': {
    right: { values: { name: 'Jack Sample', customerNumber: '', comments: 'Hello' } },
    optional: { submissionId: SUBMISSION },
  },
  'users-chooseMembership': { notTheirs: [{ crmId: 'crm-100207' }] },
  'users-setLanguage': { standIn: newMember },
  'users-setSaferGambling': { standIn: newMember },
  'users-deleteAccount': { standIn: newMember },
};

const CALLABLES = (Object.keys(REQUESTS) as CallableName[]).map((name) => ({
  name,
  requirement: requirementOf(name),
  right: REQUESTS[name](JACK) ?? {},
  optional: {},
  notTheirs: [],
  standIn: async () => (isOfTill(name) ? tillCaller(name) : jack),
  ...EXCEPTIONS[name],
}));

async function newMember(): Promise<Client> {
  return signedIn((await freshMember()).email);
}

const OTHERS =
  /fresh-|^(rateLimits|tickets|registrations|pendingRegistrations|persons|outbox|submissions|walletPasses|passLinks|staff|pinTries|tillShifts|tillDevices|tillRecords)\//;

/**
 * The documents of the seed. Without the members that other test files add, the counts of calls, and what valid
 * requests of `jack` write: the revision of a membership that is linked again, and the membership to open with.
 */
async function seeded() {
  const documents = Object.entries(await allDocuments());
  return Object.fromEntries(
    documents
      .filter(([path]) => !OTHERS.test(path))
      .map(([path, { personRevision: _, opensWith: __, ...rest }]) => [path, rest]),
  );
}

/** Wrong requests count against the rate limit, so several members share them. */
const SENDERS = 15;

let jack: Client;
let senders: readonly Client[];
let tills: readonly Client[];
let staff: readonly Client[];
let before: Awaited<ReturnType<typeof seeded>>;
beforeAll(async () => {
  jack = await signedIn('jack');
  senders = await Promise.all(Array.from({ length: SENDERS }, newMember));
  tills = await Promise.all(Array.from({ length: SENDERS }, () => tillCaller('till-getDay')));
  staff = await Promise.all(Array.from({ length: SENDERS }, () => tillCaller('till-setPin')));
  await addTestDevices();
  before = await seeded();
});

function sendersOf(name: CallableName): readonly Client[] {
  if (!isOfTill(name)) return senders;
  return ofStaff(name) ? staff : tills;
}

describe.each(CALLABLES)('$requirement $name', ({ name, right, optional, standIn }) => {
  let sent = 0;

  it.concurrent.each(wrongRequests(right, optional))(
    'rejects %s as an invalid argument',
    async (_, init) => {
      const sender = sendersOf(name)[sent % SENDERS] ?? jack;
      sent += 1;
      const answer = await httpCall(sender, addressOf(name), init);
      expect(answer).toMatchObject({ httpStatus: 400, status: 'INVALID_ARGUMENT' });
      expect(answer.body).not.toMatch(/node_modules|\.ts|SyntaxError/);
    },
  );

  it('answers the valid request', async () => {
    const answer = await httpCall(await standIn(), addressOf(name), data(right));
    expect(answer).toMatchObject({ httpStatus: 200, status: undefined });
  });
});

const NOT_THEIRS = CALLABLES.flatMap(({ name, notTheirs }) =>
  notTheirs.map((request: object) => ({ name, request })),
);

it.each(NOT_THEIRS)(
  '§7 $name rejects a request for another member’s record: $request',
  async ({ name, request }) => {
    const answer = await httpCall(jack, addressOf(name), data(request));
    expect(answer).toMatchObject({ httpStatus: 403, status: 'PERMISSION_DENIED' });
  },
);

it('answers a call of an unknown function with NOT_FOUND', async () => {
  const answer = await httpCall(jack, addressOf('members-getNothing'), data({}));
  expect(answer).toMatchObject({ httpStatus: 404, status: 'NOT_FOUND' });
});

it('no wrong or denied request changes a stored document', async () => {
  expect(Object.keys(before).length).toBeGreaterThan(100);
  expect(await seeded()).toEqual(before);
});
