import { expect, it } from 'vitest';
import { signedIn } from '../../testing/calls/client.ts';
import { addressOf, httpCall } from '../../testing/calls/httpCall.ts';
import { spinRequest } from '../../testing/games/spinning.ts';
import { joining } from '../../testing/members/joining.ts';
import type { CallableName } from '../contract/catalogue/callableTypes.ts';

async function answerTo(account: string, name: CallableName, request: object) {
  const body = JSON.stringify({ data: request });
  return httpCall(await signedIn(account), addressOf(name), { body });
}

const KING = { crmId: 'crm-100204' };

/** Requests of a member whose home casino is 17, which 6 runs. */
const AT_CASINO: readonly (readonly [CallableName, (casino: number) => object])[] = [
  ['benefits-getBenefits', (venueId) => ({ tier: 'king', venueId })],
  ['members-getMember', (location) => ({ location })],
  ['members-getRestaurant', (venueId) => ({ venueId })],
  ['members-getVenue', (venueId) => ({ venueId })],
  ['promotions-getPromotions', (venueId) => ({ venueId })],
  ['vouchers-getAllVouchers', (location) => ({ location, ...KING })],
  ['vouchers-getVoucher', (location) => ({ location, ...KING, voucherId: 'venue-6-masterclass' })],
];

it.each(AT_CASINO)('§4.33 %s replies the same for home casino 17 as for 6', async (name, at) => {
  const [at17, at6] = [await answerTo('king', name, at(17)), await answerTo('king', name, at(6))];
  expect(at17.httpStatus).toBe(200);
  const withoutTime = ({ body }: { body: string }) => body.replace(/"now":"[^"]*"/, '');
  expect(withoutTime(at17)).toEqual(withoutTime(at6));
});

it.each<[CallableName, object, string]>([
  ['benefits-getBenefits', { tier: 'jack', venueId: 999 }, 'venue details'],
  ['members-getVenue', { venueId: 999 }, 'venue details'],
  ['members-getRestaurant', { venueId: 21 }, 'the restaurant'],
  ['members-registerAccount', joining('jack@demo.test', { location: 999 }), 'venue details'],
  ['promotions-spinTheWheel', spinRequest('nothing'), 'the game'],
  ['promotions-spinToWinPrizes', { gameId: 'nothing' }, 'the game'],
])('§8 %s does not find %j', async (name, request, words) => {
  const answer = await answerTo('jack', name, request);
  expect(answer).toMatchObject({ httpStatus: 404, status: 'NOT_FOUND' });
  expect(answer.body).toContain(`Unable to find ${words}`);
});
