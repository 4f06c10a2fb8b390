import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { setClock } from '../../../testing/backend/setClock.ts';
import type { Client } from '../../../testing/calls/client.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
import type { SaferGamblingChange } from '../../contract/users/setSaferGambling.ts';

const database = openDatabase();
const HOUR = 3_600;

const change = (client: Client, wanted: SaferGamblingChange) =>
  client.call('users-setSaferGambling', { change: wanted });

describe('users-setSaferGambling', () => {
  it('turns promotion-free mode on at once, stores it with the account, and keeps it on without a pause', async () => {
    const { uid, client } = await freshClient();
    const { success, result } = await change(client, { promotionFree: 'on' });
    expect(success).toBe(true);
    expect(result).toEqual({
      promotionFree: { since: expect.any(String), offFrom: null },
      realityCheckMinutes: null,
    });
    const profile = (await database.doc(`users/${uid}`).get()).data();
    expect(profile?.['saferGambling']).toEqual(result);
    expect(await change(client, { promotionFree: 'off' })).toEqual({ success: false, result });
  });

  it('sets the reality check independently of the mode', async () => {
    const { client } = await freshClient();
    await change(client, { promotionFree: 'on' });
    const { result } = await change(client, { realityCheckMinutes: 30 });
    expect(result).toMatchObject({ promotionFree: { offFrom: null }, realityCheckMinutes: 30 });
    const off = await change(client, { realityCheckMinutes: null });
    expect(off.result.realityCheckMinutes).toBeNull();
  });
});

describe('replies in promotion-free mode', () => {
  it('omit vouchers, games, promotions and online gaming, and no events, until the mode is off', async () => {
    const { client, uid, location, crmId } = await freshClient();
    const all = () => client.call('promotions-getPromotions', { venueId: location });
    const replies = async () => ({
      vouchers: (await client.call('vouchers-getAllVouchers', { location, crmId })).records.length,
      games: (await client.call('promotions-getGames', null)).meta.length,
      promotions: (await all()).filter(({ kind }) => kind === 'promotion').length,
      gaming: (await client.call('members-getMember', { location })).result.pwa_content
        .OnlineGamingCTAContent.length,
    });
    const before = await replies();
    for (const count of Object.values(before)) expect(count).toBeGreaterThan(0);
    await change(client, { promotionFree: 'on' });
    expect(await replies()).toEqual({ vouchers: 0, games: 0, promotions: 0, gaming: 0 });
    expect((await all()).length).toBeGreaterThan(0);
    await change(client, { promotionFree: 'ask-off' });
    expect(await replies()).toEqual({ vouchers: 0, games: 0, promotions: 0, gaming: 0 });
    await setClock(uid, 24 * HOUR);
    await change(client, { promotionFree: 'off' });
    expect(await replies()).toEqual(before);
  });
});
