import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedIn, signedOut } from '../../testing/calls/client.ts';
import { addressOf, httpCall } from '../../testing/calls/httpCall.ts';
import { requirementOf } from '../../testing/calls/requirements.ts';
import { freshGame } from '../../testing/games/freshGame.ts';
import { optedIn } from '../../testing/games/spinning.ts';
import { freshMember } from '../../testing/members/freshMember.ts';
import { newEmail } from '../../testing/members/newEmail.ts';
import type { CallableName } from '../contract/catalogue/callableTypes.ts';
import { getPromotionsContract } from '../contract/promotions/getPromotions.ts';

// The requests of specification section 7, with exactly the fields that it lists.

const LINKS_HERE = { devMode: false, devDomain: '' };
const BASE_ACCOUNT = { firstName: 'Zoë', lastName: "O'Sample", dob: '1990-02-28' };
const REGISTRATION = {
  ...BASE_ACCOUNT,
  title: 'Ms',
  gender: 'female',
  mobile: '07700 900 123',
  consents: { over18: true, terms: true, marketing: [] },
  location: 6,
};

interface Scene {
  readonly member: Awaited<ReturnType<typeof freshMember>>;
  readonly unlinked: Awaited<ReturnType<typeof freshMember>>;
  readonly gameId: string;
  readonly eventUri: string;
}

let scene: Scene;
let clients: Record<'visitor' | 'member' | 'unlinked', Client>;

beforeAll(async () => {
  const [member, unlinked, game] = await Promise.all([
    freshMember(),
    freshMember({ date_of_birth: '1984-06-15' }, { linked: false }),
    freshGame({
      prizes: [
        { name: 'Tea', win: true, stock: 5 },
        { name: 'Nothing', win: false },
      ],
    }),
  ]);
  await optedIn(member, game.id);
  clients = {
    visitor: signedOut(),
    member: await signedIn(member.email),
    unlinked: await signedIn(unlinked.email),
  };
  const events = await clients.member.call(getPromotionsContract, { venueId: 6 });
  const event = events.find(
    (each) => each['tv.RSVPEvent'] && Date.parse(each.startsAt) > Date.now(),
  );
  scene = { member, unlinked, gameId: game.id, eventUri: event?.uri ?? '' };
});

const CALLS: readonly [CallableName, keyof typeof clients, (scene: Scene) => object | null][] = [
  [
    'members-registerAccount',
    'visitor',
    () => ({ values: { ...REGISTRATION, email: newEmail('section-7') } }),
  ],
  ['users-sendPasswordReset', 'visitor', () => ({ email: newEmail('section-7'), ...LINKS_HERE })],
  [
    'members-linkMembership',
    'unlinked',
    ({ unlinked }) => ({
      location: 6,
      membershipNumber: unlinked.customerNumber,
      dob: '1984-06-15',
    }),
  ],
  ['users-setVerifiedEmail', 'member', () => null],
  [
    'users-resendVerificationEmail',
    'visitor',
    () => ({ email: newEmail('section-7'), ...LINKS_HERE }),
  ],
  [
    'users-createUser',
    'visitor',
    () => ({
      baseAccount: { ...BASE_ACCOUNT, email: newEmail('section-7') },
      password: 'Demo-pass-1',
      ...LINKS_HERE,
    }),
  ],
  [
    'promotions-spinTheWheel',
    'member',
    ({ gameId }) => ({
      location: 6,
      gameId,
      homeCasinoName: 'The Orrery, London',
      membershipName: 'Jack',
    }),
  ],
  ['promotions-spinToWinPrizes', 'member', ({ gameId }) => ({ gameId })],
  ['promotions-getGames', 'member', () => null],
  [
    'promotions-optInToEvent',
    'member',
    ({ eventUri, member }) => ({
      uri: eventUri,
      customerNumber: member.customerNumber,
      homeCasinoName: 'The Orrery, London',
    }),
  ],
  [
    'members-submitTicket',
    'visitor',
    () => ({ values: { name: 'Zoë Sample', customerNumber: '100200', comments: 'A question.' } }),
  ],
  [
    'members-updateProfile',
    'member',
    ({ member }) => ({
      location: 6,
      crmId: member.crmId,
      values: { phone_mobile: '+447700900123' },
    }),
  ],
  ['members-getVenue', 'member', () => ({ venueId: 6 })],
  ['members-getMember', 'member', () => ({ location: 6 })],
  ['benefits-getBenefits', 'member', () => ({ tier: 'jack', venueId: 6 })],
  ['vouchers-getAllVouchers', 'member', ({ member }) => ({ location: 6, crmId: member.crmId })],
  ['vouchers-generateQrCode', 'member', () => ({ voucherId: 'venue-6-masterclass' })],
  ['promotions-getPromotions', 'member', () => ({ venueId: 6 })],
  ['members-getRestaurant', 'member', () => ({ venueId: 6 })],
];

/** The reply of each function whose reply the specification lists. */
const REPLIES: Partial<Record<CallableName, object>> = {
  'members-registerAccount': { success: true, customerNumber: expect.any(String) },
  'users-sendPasswordReset': { success: true },
  'members-linkMembership': { success: true },
  'users-setVerifiedEmail': { success: true },
  'users-resendVerificationEmail': { success: true, isVerified: false },
  'users-createUser': { success: true },
  'promotions-spinTheWheel': { success: true, prize: expect.any(Number) },
  'promotions-spinToWinPrizes': { success: true, prizes: expect.any(Array) },
  'promotions-getGames': { success: true, meta: expect.any(Array) },
  'promotions-optInToEvent': { success: true, message: expect.any(String) },
  'members-submitTicket': { success: true },
  'members-getMember': { success: true, result: expect.any(Object) },
  'vouchers-getAllVouchers': { records: expect.any(Array) },
  'vouchers-generateQrCode': { base64Png: expect.any(String) },
};

describe('§7 a request with the fields of the specification and no other', () => {
  it.each(CALLS.map((call) => [requirementOf(call[0]), ...call] as const))(
    '%s %s',
    async (_, name, who, request) => {
      const body = JSON.stringify({ data: request(scene) });
      const answer = await httpCall(clients[who], addressOf(name), { body });
      expect(answer).toMatchObject({ httpStatus: 200, status: undefined });
      const { result } = JSON.parse(answer.body);
      expect(result).toEqual(expect.anything());
      expect(result).toMatchObject(REPLIES[name] ?? {});
    },
  );
});
