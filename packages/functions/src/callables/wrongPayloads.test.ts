import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../../local/testing/client.ts';
import { allDocuments, openDatabase } from '../../local/testing/database.ts';
import { freshMember } from '../../local/testing/freshMember.ts';
import { addressOf, httpCall } from '../../local/testing/httpCall.ts';
import { data, wrongRequests } from '../../local/testing/wrongRequests.ts';
import {
  type Contract,
  createUserContract,
  deleteAccountContract,
  exportDataContract,
  generateQrCodeContract,
  getAllVouchersContract,
  getBaseAccountContract,
  getBenefitsContract,
  getCasinosContract,
  getGamesContract,
  getInfoPageContract,
  getMemberContract,
  getPromotionsContract,
  getRestaurantContract,
  getVenueContract,
  linkMembershipContract,
  openPasswordResetContract,
  optInToEventContract,
  registerAccountContract,
  resendVerificationEmailContract,
  sendPasswordResetContract,
  setSaferGamblingContract,
  setVerifiedEmailContract,
  spinTheWheelContract,
  spinToWinPrizesContract,
  submitTicketContract,
  updateProfileContract,
} from '../contract/index.ts';
import * as deployed from '../index.ts';

interface Case {
  readonly contract: Contract;
  /** A request of jack's that it answers, with the fields that it must have. */
  readonly right: object;
  /** Right values of the fields that it may have. */
  readonly optional?: object;
  /** Requests for what is not jack's. */
  readonly notTheirs: readonly object[];
  /** Sends the right request instead of jack, who must not change. */
  readonly standIn?: () => Promise<Client>;
}

const ORIGIN = { devMode: true, devDomain: 'http://localhost:5173' };
const SUBMISSION = '6f1c7f0e-0d2c-4f6e-9d3a-5a1b2c3d4e5f';
const JACK = {
  firstName: 'Jack',
  lastName: 'Sample',
  dob: '1984-06-15',
  email: 'jack@demo.test',
};
const JACK_JOINS = {
  ...JACK,
  title: 'Mr',
  gender: 'male',
  mobile: '07700 900201',
  consents: { over18: true, terms: true, marketing: [] },
  location: 6,
};

const CALLABLES: readonly Case[] = [
  { contract: getMemberContract, right: { location: 6 }, notTheirs: [{ location: 9 }] },
  { contract: getVenueContract, right: { venueId: 6 }, notTheirs: [] },
  { contract: getGamesContract, right: {}, notTheirs: [] },
  { contract: getBenefitsContract, right: { tier: 'jack', venueId: 6 }, notTheirs: [] },
  {
    contract: updateProfileContract,
    right: { location: 6, crmId: 'crm-100201', values: { phone_mobile: '+447700900201' } },
    notTheirs: [
      { location: 6, crmId: 'crm-100207', values: { phone_mobile: '+447700900999' } },
      { location: 9, crmId: 'crm-100201', values: { phone_mobile: '+447700900999' } },
    ],
  },
  { contract: getRestaurantContract, right: { venueId: 6 }, notTheirs: [] },
  { contract: getInfoPageContract, right: { page: 'terms' }, notTheirs: [] },
  { contract: getPromotionsContract, right: { venueId: 6 }, notTheirs: [] },
  {
    contract: optInToEventContract,
    // Has no list, so that the right request changes nothing.
    right: {
      uri: 'casinos/the-orrery-london/promotions/double-points',
      customerNumber: '100201',
      homeCasinoName: 'The Orrery, London',
    },
    notTheirs: [
      {
        uri: 'casinos/the-orrery-london/promotions/double-points',
        customerNumber: '100207',
        homeCasinoName: 'The Orrery, London',
      },
      {
        uri: 'casinos/the-orrery-london/promotions/double-points',
        customerNumber: '100201',
        homeCasinoName: 'Lantern House, Glasgow',
      },
    ],
  },
  {
    contract: getAllVouchersContract,
    right: { location: 6, crmId: 'crm-100201' },
    notTheirs: [
      { location: 6, crmId: 'crm-100207' },
      { location: 9, crmId: 'crm-100201' },
    ],
  },
  {
    contract: spinTheWheelContract,
    right: {
      location: 6,
      gameId: 'winter-wheel',
      homeCasinoName: 'The Orrery',
      membershipName: 'Jack',
    },
    notTheirs: [
      { location: 9, gameId: 'winter-wheel', homeCasinoName: 'x', membershipName: 'Jack' },
      { location: 6, gameId: 'winter-wheel', homeCasinoName: 'x', membershipName: 'Ace' },
    ],
  },
  { contract: spinToWinPrizesContract, right: { gameId: 'autumn-aces' }, notTheirs: [] },
  {
    contract: generateQrCodeContract,
    right: { voucherId: '100201-play' },
    notTheirs: [{ voucherId: '100207-play' }, { voucherId: 'nothing' }],
  },
  { contract: getCasinosContract, right: {}, notTheirs: [] },
  { contract: setVerifiedEmailContract, right: {}, notTheirs: [] },
  {
    contract: createUserContract,
    // The address has a login, so that the right request changes nothing.
    right: { baseAccount: JACK, password: 'Demo-pass-1', ...ORIGIN },
    notTheirs: [],
  },
  {
    contract: resendVerificationEmailContract,
    right: { email: 'jack@demo.test', ...ORIGIN },
    notTheirs: [],
  },
  {
    contract: sendPasswordResetContract,
    right: { email: 'nobody-wrong-payloads@demo.test', ...ORIGIN },
    notTheirs: [],
  },
  { contract: openPasswordResetContract, right: { token: 'a.made-up.token' }, notTheirs: [] },
  {
    contract: linkMembershipContract,
    right: { location: 6, membershipNumber: '100201', dob: '1984-06-15' },
    notTheirs: [],
  },
  {
    contract: registerAccountContract,
    right: { values: JACK_JOINS },
    optional: { submissionId: SUBMISSION },
    notTheirs: [{ values: { ...JACK_JOINS, email: 'ace@demo.test' } }],
  },
  {
    contract: submitTicketContract,
    right: { values: { name: 'Jack Sample', customerNumber: '', comments: 'Hello' } },
    optional: { submissionId: SUBMISSION },
    notTheirs: [],
  },
  { contract: getBaseAccountContract, right: {}, notTheirs: [] },
  {
    contract: exportDataContract,
    right: {},
    notTheirs: [],
  },
  {
    contract: setSaferGamblingContract,
    right: { change: { realityCheckMinutes: 30 } },
    notTheirs: [],
    standIn: someone,
  },
  {
    contract: deleteAccountContract,
    right: { forgetMe: false },
    notTheirs: [],
    standIn: someone,
  },
];

/** A member whom nobody misses. */
async function someone(): Promise<Client> {
  return signedIn((await freshMember()).email);
}

const database = openDatabase();

const OTHERS =
  /fresh-|^(rateLimits|tickets|registrations|pendingRegistrations|persons|outbox|submissions)\//;

/**
 * What the seed wrote. Left out: the members that other test files add, the counts of calls, and what a
 * look-up changes when somebody links their membership again.
 */
async function seeded() {
  const documents = Object.entries(await allDocuments(database));
  return Object.fromEntries(
    documents
      .filter(([path]) => !OTHERS.test(path))
      .map(([path, { personRevision: _, ...rest }]) => [path, rest]),
  );
}

/** A wrong request counts, so that nobody can send all of them. */
const SENDERS = 15;

let jack: Client;
let senders: readonly Client[];
let before: Awaited<ReturnType<typeof seeded>>;
beforeAll(async () => {
  jack = await signedIn('jack');
  senders = await Promise.all(Array.from({ length: SENDERS }, someone));
  before = await seeded();
});

it('has every callable in its table', () => {
  const { schedules: _, triggers: __, ...groups } = deployed;
  const names = Object.entries(groups).flatMap(([group, callables]) =>
    Object.keys(callables).map((name) => `${group}-${name}`),
  );
  expect(CALLABLES.map(({ contract }) => contract.name).toSorted()).toEqual(names.toSorted());
});

describe.each(CALLABLES.map((each) => ({ name: each.contract.name, ...each })))(
  '§7 $name',
  ({ name, right, optional, standIn }) => {
    let sent = 0;

    it.each(wrongRequests(right, optional))(
      'refuses %s as an invalid argument',
      async (_, init) => {
        const sender = senders[sent % SENDERS] ?? jack;
        sent += 1;
        const answer = await httpCall(sender, addressOf(name), init);
        expect(answer).toMatchObject({ httpStatus: 400, status: 'INVALID_ARGUMENT' });
        expect(answer.body).not.toMatch(/node_modules|\.ts|SyntaxError/);
      },
    );

    it('answers the right request that these were made from', async () => {
      const client = standIn ? await standIn() : jack;
      const answer = await httpCall(client, addressOf(name), data(right));
      expect(answer).toMatchObject({ httpStatus: 200, status: undefined });
    });
  },
);

const NOT_THEIRS = CALLABLES.flatMap(({ contract, notTheirs }) =>
  notTheirs.map((request) => ({ name: contract.name, request })),
);

it.each(NOT_THEIRS)('§7 $name denies jack $request', async ({ name, request }) => {
  const answer = await httpCall(jack, addressOf(name), data(request));
  expect(answer).toMatchObject({ httpStatus: 403, status: 'PERMISSION_DENIED' });
});

it('answers an unknown function in the protocol’s own words', async () => {
  const answer = await httpCall(jack, addressOf('members-getNothing'), data({}));
  expect(answer).toMatchObject({ httpStatus: 404, status: 'NOT_FOUND' });
});

it('nothing in the store has changed by all that', async () => {
  expect(Object.keys(before).length).toBeGreaterThan(100);
  expect(await seeded()).toEqual(before);
});
