import { describe, expect, it } from 'vitest';
import { openDatabase } from '../testing/backend/database.ts';
import { setClock } from '../testing/backend/setClock.ts';
import type { Client } from '../testing/calls/client.ts';
import { freshGame } from '../testing/games/freshGame.ts';
import { optedIn, spinRequest } from '../testing/games/spinning.ts';
import { newLogin, startAgain } from '../testing/members/joining.ts';
import { newEmail } from '../testing/members/newEmail.ts';
import { addRecord, link, newPerson, register } from '../testing/members/testPerson.ts';

// Rules per person, across logins and memberships: the turn of a day, and safer gambling.

const database = openDatabase();
const leave = (client: Client) => client.call('users-deleteAccount', { forgetMe: false });
const DONE = expect.objectContaining({ success: true });

describe('§9 one person', () => {
  it('a person has one turn a day despite leaving and joining another casino', async () => {
    const { id: gameId } = await freshGame({
      prizes: [{ name: 'A cocktail', win: true }],
    });
    const person = newPerson();
    let client = await newLogin(person.email);
    const outcomes = [];
    for (const location of [6, 9, 12, 21]) {
      expect(await register(client, person, { location })).toEqual(DONE);
      await optedIn({ uid: client.user?.uid ?? '' }, gameId);
      outcomes.push(
        await client.call('promotions-spinTheWheel', spinRequest(gameId, { location })),
      );
      if (location !== 21) client = await startAgain(client);
    }
    const refused = { success: false, error: 'already-won' };
    expect(outcomes).toEqual([DONE, refused, refused, refused]);
    const turns = await database.collection('gameAudit').where('gameId', '==', gameId).get();
    expect(turns.size).toBe(1);
  });

  it('a person has one turn a day with two logins of the same name and date of birth', async () => {
    const { id: gameId } = await freshGame({ prizes: [{ name: 'No prize today', win: false }] });
    const one = newPerson();
    const other = { ...one, email: newEmail('other') };
    const outcomes = [];
    for (const person of [one, other]) {
      const client = await newLogin(person.email);
      await register(client, person);
      await optedIn({ uid: client.user?.uid ?? '' }, gameId);
      outcomes.push(await client.call('promotions-spinTheWheel', spinRequest(gameId)));
    }
    expect(outcomes).toEqual([DONE, { success: false, error: 'already-lost' }]);
  });

  it('a released membership, with its vouchers, stays reserved for them', async () => {
    const person = newPerson();
    const record = await addRecord(person);
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    await leave(client);
    const stranger = newPerson();
    await database.doc(`members/${record.crmId}`).update({
      email: stranger.email,
      first_name: 'Ada',
      last_name: 'Example',
      phone_mobile: stranger.mobile,
      date_of_birth: '1971-11-03',
      person_keys: [`mailbox:${stranger.email}`],
    });
    expect(await link(await newLogin(stranger.email), record, '1971-11-03')).toEqual({
      success: false,
      error: expect.stringContaining('was linked to another login'),
    });
  });
});

describe('§6 one person', () => {
  it('promotion-free mode stays on after the login is deleted, until its pause is requested', async () => {
    const person = newPerson();
    const client = await newLogin(person.email);
    await register(client, person);
    await client.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
    await client.call('users-setSaferGambling', { change: { realityCheckMinutes: 15 } });
    const again = await startAgain(client);
    expect(await register(again, person, { location: 9 })).toEqual(DONE);
    expect(await again.call('promotions-getGames', null)).toEqual({ success: true, meta: [] });
    const off = await again.call('users-setSaferGambling', { change: { promotionFree: 'off' } });
    expect(off).toMatchObject({ success: false, result: { realityCheckMinutes: 15 } });
    const profile = await database.doc(`users/${again.user?.uid}`).get();
    expect(profile.get('saferGambling')).toEqual(off.result);
  });

  it('promotion-free mode is copied to a similar person, who can end it as usual', async () => {
    const one = newPerson();
    const other = { ...one, email: newEmail('other') };
    const [first, second] = [await newLogin(one.email), await newLogin(other.email)];
    await register(first, one);
    await first.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
    await register(second, other, { location: 9 });
    expect(await second.call('promotions-getGames', null)).toEqual({ success: true, meta: [] });
    await second.call('users-setSaferGambling', { change: { promotionFree: 'ask-off' } });
    await setClock(second.user?.uid ?? '', 25 * 3_600);
    await second.call('users-setSaferGambling', { change: { promotionFree: 'off' } });
    expect((await second.call('promotions-getGames', null)).meta).not.toEqual([]);
    expect(await first.call('promotions-getGames', null)).toEqual({ success: true, meta: [] });
  });

  it('promotion-free mode begins at a second login, also after that one has joined', async () => {
    const one = newPerson();
    const other = { ...one, email: newEmail('other') };
    const [first, second] = [await newLogin(one.email), await newLogin(other.email)];
    await register(first, one);
    await register(second, other, { location: 9 });
    await first.call('users-setSaferGambling', { change: { realityCheckMinutes: 15 } });
    expect((await second.call('promotions-getGames', null)).meta).not.toEqual([]);
    await first.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
    expect(await second.call('promotions-getGames', null)).toEqual({ success: true, meta: [] });
    const profile = await database.doc(`users/${second.user?.uid}`).get();
    expect(profile.get('saferGambling')).toMatchObject({
      promotionFree: { offFrom: null },
      realityCheckMinutes: null,
    });
    await second.call('users-setSaferGambling', { change: { promotionFree: 'ask-off' } });
    await setClock(second.user?.uid ?? '', 25 * 3_600);
    await second.call('users-setSaferGambling', { change: { promotionFree: 'off' } });
    expect((await second.call('promotions-getGames', null)).meta).not.toEqual([]);
  });

  it('promotion-free mode stays off at the login of another person, whom the support desk has separated', async () => {
    const one = newPerson();
    const other = { ...one, email: newEmail('other') };
    const [first, second] = [await newLogin(one.email), await newLogin(other.email)];
    await register(first, one);
    await register(second, other, { location: 9 });
    const { docs } = await database.collection('members').where('email', '==', other.email).get();
    await docs[0]?.ref.update({ person_id: 'checked-at-reception' });
    await setClock(second.user?.uid ?? '', 25 * 3_600);
    await second.call('promotions-getGames', null);
    await first.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
    expect((await second.call('promotions-getGames', null)).meta).not.toEqual([]);
  });

  it('promotion-free mode stays on if it was set before the membership', async () => {
    const person = newPerson();
    const client = await newLogin(person.email);
    await client.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
    const again = await startAgain(client);
    await register(again, person);
    expect(await again.call('promotions-getGames', null)).toEqual({ success: true, meta: [] });
  });
});
