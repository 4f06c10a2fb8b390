import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { setClock } from '../../../testing/backend/setClock.ts';
import { type Client, signedIn, signedOut, statusOf } from '../../../testing/calls/client.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { getMemberContract } from '../../contract/members/getMember.ts';
import { getGamesContract } from '../../contract/promotions/getGames.ts';
import { getPromotionsContract } from '../../contract/promotions/getPromotions.ts';
import { spinTheWheelContract } from '../../contract/promotions/spinTheWheel.ts';
import { spinToWinPrizesContract } from '../../contract/promotions/spinToWinPrizes.ts';
import {
  type SaferGamblingChange,
  setSaferGamblingContract,
} from '../../contract/users/setSaferGambling.ts';
import { generateQrCodeContract } from '../../contract/vouchers/generateQrCode.ts';
import { getAllVouchersContract } from '../../contract/vouchers/getAllVouchers.ts';

const database = openDatabase();
const HOUR = 3_600;

const change = (client: Client, wanted: SaferGamblingChange) =>
  client.call(setSaferGamblingContract, { change: wanted });

async function someone() {
  const member = await freshMember();
  return { member, client: await signedIn(member.email) };
}

describe('users-setSaferGambling', () => {
  it('turns promotion-free mode on at once, and stores it with the account', async () => {
    const { member, client } = await someone();
    const { success, result } = await change(client, { promotionFree: 'on' });
    expect(success).toBe(true);
    expect(result).toEqual({
      promotionFree: { since: expect.any(String), offFrom: null },
      realityCheckMinutes: null,
    });
    const profile = (await database.doc(`users/${member.uid}`).get()).data();
    expect(profile?.['saferGambling']).toEqual(result);
  });

  it('turns it off 24 hours after the member’s request, and not before', async () => {
    const { member, client } = await someone();
    await change(client, { promotionFree: 'on' });
    expect(await change(client, { promotionFree: 'off' })).toMatchObject({ success: false });
    const asked = await change(client, { promotionFree: 'ask-off' });
    expect(asked.result.promotionFree?.offFrom).toEqual(expect.any(String));
    await setClock(member.uid, 23 * HOUR);
    expect(await change(client, { promotionFree: 'off' })).toEqual({
      success: false,
      result: asked.result,
    });
    await setClock(member.uid, 24 * HOUR);
    expect(await change(client, { promotionFree: 'off' })).toMatchObject({
      success: true,
      result: { promotionFree: null },
    });
  });

  it('does not restart the pause at a second request, and ends it if the member keeps the mode', async () => {
    const { member, client } = await someone();
    await change(client, { promotionFree: 'on' });
    const asked = await change(client, { promotionFree: 'ask-off' });
    await setClock(member.uid, HOUR);
    expect(await change(client, { promotionFree: 'ask-off' })).toEqual(asked);
    const kept = await change(client, { promotionFree: 'keep-on' });
    expect(kept.result.promotionFree?.offFrom).toBeNull();
  });

  it('sets the reality check independently of the mode', async () => {
    const { client } = await someone();
    await change(client, { promotionFree: 'on' });
    const { result } = await change(client, { realityCheckMinutes: 30 });
    expect(result).toMatchObject({ promotionFree: { offFrom: null }, realityCheckMinutes: 30 });
    const off = await change(client, { realityCheckMinutes: null });
    expect(off.result.realityCheckMinutes).toBeNull();
  });

  it.each([{}, { promotionFree: 'never' }, { realityCheckMinutes: 5 }, { promotionFree: null }])(
    'rejects %j',
    async (wanted) => {
      const { client } = await someone();
      const call = change(client, wanted as SaferGamblingChange);
      expect(await statusOf(call)).toBe('invalid-argument');
    },
  );

  it('rejects a caller who is not signed in', async () => {
    expect(await statusOf(change(signedOut(), { promotionFree: 'on' }))).toBe('unauthenticated');
  });
});

describe('replies in promotion-free mode', () => {
  it('omit vouchers, games, promotions and online gaming, until the mode is off', async () => {
    const { member, client } = await someone();
    const { location, crmId } = member;
    const replies = async () => ({
      vouchers: (await client.call(getAllVouchersContract, { location, crmId })).records.length,
      games: (await client.call(getGamesContract, null)).meta.length,
      promotions: (await client.call(getPromotionsContract, { venueId: location })).filter(
        ({ kind }) => kind === 'promotion',
      ).length,
      gaming: (await client.call(getMemberContract, { location })).result.pwa_content
        .OnlineGamingCTAContent.length,
    });
    const before = await replies();
    for (const count of Object.values(before)) expect(count).toBeGreaterThan(0);
    await change(client, { promotionFree: 'on' });
    expect(await replies()).toEqual({ vouchers: 0, games: 0, promotions: 0, gaming: 0 });
    await change(client, { promotionFree: 'ask-off' });
    expect(await replies()).toEqual({ vouchers: 0, games: 0, promotions: 0, gaming: 0 });
    await setClock(member.uid, 24 * HOUR);
    await change(client, { promotionFree: 'off' });
    expect(await replies()).toEqual(before);
  });

  it.each([
    ['the wheel', spinToWinPrizesContract, { gameId: 'winter-wheel' }],
    [
      'a spin',
      spinTheWheelContract,
      {
        location: 6,
        gameId: 'winter-wheel',
        homeCasinoName: 'The Orrery, London',
        membershipName: 'Jack',
      },
    ],
  ] as const)('reject %s with the reason', async (_, contract, request) => {
    const { client } = await someone();
    await change(client, { promotionFree: 'on' });
    await expect(client.call(contract, request as never)).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { reason: 'promotion-free' },
    });
  });

  it('reject the code of a voucher with the reason', async () => {
    const { client } = await someone();
    const ask = () => client.call(generateQrCodeContract, { voucherId: 'venue-6-masterclass' });
    expect(await statusOf(ask())).toBe('no refusal at all');
    await change(client, { promotionFree: 'on' });
    await expect(ask()).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { reason: 'promotion-free' },
    });
  });

  it('still include events', async () => {
    const { member, client } = await someone();
    await change(client, { promotionFree: 'on' });
    const all = await client.call(getPromotionsContract, { venueId: member.location });
    expect(all.length).toBeGreaterThan(0);
  });
});
