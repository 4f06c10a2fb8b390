import { describe, expect, it } from 'vitest';
import { openDatabase } from '../testing/backend/database.ts';
import { setClock } from '../testing/backend/setClock.ts';
import type { Client } from '../testing/calls/client.ts';
import { freshGame } from '../testing/games/freshGame.ts';
import { optedIn, spinRequest } from '../testing/games/spinning.ts';
import { newLogin } from '../testing/members/joining.ts';
import {
  addRecord,
  link,
  newPerson,
  register,
  type TestPerson,
} from '../testing/members/testPerson.ts';

// Attacks on a member by a person who knows their name and date of birth and registers in their name, from
// another mailbox.

const database = openDatabase();
const DONE = expect.objectContaining({ success: true });
const HELD = { code: 'functions/permission-denied', details: { reason: 'held' } };
const DAY = 24 * 60 * 60;

const uidOf = (client: Client) => client.user?.uid ?? '';
const inTheNameOf = (impostor: TestPerson, victim: TestPerson): TestPerson => {
  const { firstName, lastName, dob } = victim;
  return { ...impostor, firstName, lastName, dob };
};
const suspend = (crmId: string) => database.doc(`members/${crmId}`).update({ suspended: true });

/**
 * A member, and an impostor who is a member in their own name and has joined Lantern House in the member's
 * name.
 */
async function victimAndImpostor() {
  const [victim, impostor] = [newPerson(), newPerson()];
  const [record, own] = [await addRecord(victim), await addRecord(impostor)];
  const [theirs, client] = [await newLogin(victim.email), await newLogin(impostor.email)];
  await link(theirs, record, victim.dob);
  await link(client, own, impostor.dob);
  const join = () => register(client, inTheNameOf(impostor, victim), { location: 9 });
  return { victim, impostor, record, own, theirs, client, join };
}

describe('§6 a registration in another person’s name', () => {
  it('does not suspend the victim with the impostor', async () => {
    const { own, theirs, client, join } = await victimAndImpostor();
    expect(await join()).toEqual(DONE);
    await suspend(own.crmId);
    for (const days of [0, 2]) {
      await setClock(uidOf(theirs), days * DAY);
      await setClock(uidOf(client), days * DAY);
      await expect(client.call('promotions-getGames', null)).rejects.toThrow();
      expect(await theirs.call('members-getMember', { location: 6 })).toEqual(DONE);
      expect(await theirs.call('promotions-getGames', null)).toEqual(DONE);
    }
  });

  it('does not transfer the block of a deleted record to the victim', async () => {
    const { victim, own, theirs, client, join } = await victimAndImpostor();
    await join();
    await suspend(own.crmId);
    await client.call('users-deleteAccount', { forgetMe: false });
    await database.doc(`members/${own.crmId}`).delete();
    await setClock(uidOf(theirs), 2 * DAY);
    expect(await theirs.call('members-getMember', { location: 6 })).toEqual(DONE);
    expect(await theirs.call('promotions-getGames', null)).toEqual(DONE);
    expect(await register(theirs, victim, { location: 12 })).toEqual(DONE);
  });

  it('is blocked if the victim is suspended, without the reason', async () => {
    const { record, client, join } = await victimAndImpostor();
    await join();
    await suspend(record.crmId);
    await expect(client.call('promotions-getGames', null)).rejects.toMatchObject(HELD);
  });

  it('neither changes nor discloses the victim’s settings', async () => {
    const { theirs, client, join } = await victimAndImpostor();
    const set = { promotionFree: 'on', realityCheckMinutes: 15 } as const;
    const { result } = await theirs.call('users-setSaferGambling', { change: set });
    await join();
    const seen = (await database.doc(`users/${uidOf(client)}`).get()).get('saferGambling');
    expect(seen.promotionFree.since).not.toBe(result.promotionFree?.since);
    await client.call('users-setSaferGambling', {
      change: { promotionFree: 'ask-off', realityCheckMinutes: null },
    });
    await setClock(uidOf(client), 25 * 3_600);
    await client.call('users-setSaferGambling', { change: { promotionFree: 'off' } });
    expect(await theirs.call('promotions-getGames', null)).toEqual({ success: true, meta: [] });
    expect((await database.doc(`users/${uidOf(theirs)}`).get()).get('saferGambling')).toEqual(
      result,
    );
  });

  it('hides nothing from the victim', async () => {
    const { theirs, client, join } = await victimAndImpostor();
    await join();
    await client.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
    await setClock(uidOf(theirs), 2 * DAY);
    await theirs.call('members-getMember', { location: 6 });
    expect((await theirs.call('promotions-getGames', null)).meta).not.toEqual([]);
  });

  it('before the victim joins: they can end a copied mode as usual', async () => {
    const [victim, impostor] = [newPerson(), newPerson()];
    const client = await newLogin(impostor.email);
    await register(client, inTheNameOf(impostor, victim), { location: 9 });
    await client.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
    await client.call('users-deleteAccount', { forgetMe: false });
    const theirs = await newLogin(victim.email);
    await register(theirs, victim);
    await theirs.call('users-setSaferGambling', { change: { promotionFree: 'ask-off' } });
    await setClock(uidOf(theirs), 25 * 3_600);
    await theirs.call('users-setSaferGambling', { change: { promotionFree: 'off' } });
    await theirs.call('users-setSaferGambling', { change: { realityCheckMinutes: null } });
    await register(theirs, victim, { location: 12 });
    expect((await theirs.call('promotions-getGames', null)).meta).not.toEqual([]);
  });

  it('does not merge two other persons', async () => {
    const { id: gameId } = await freshGame({ prizes: [{ name: 'No prize today', win: false }] });
    const [one, other, impostor] = [newPerson(), newPerson(), newPerson()];
    const client = await newLogin(impostor.email);
    const logins = [await newLogin(one.email), await newLogin(other.email)];
    await register(client, inTheNameOf(impostor, one), { location: 9 });
    await register(client, inTheNameOf(impostor, other), { location: 12 });
    const outcomes = [];
    for (const [index, person] of [one, other].entries()) {
      const theirs = logins[index] as Client;
      await register(theirs, person);
      await optedIn({ uid: uidOf(theirs) }, gameId);
      outcomes.push(await theirs.call('promotions-spinTheWheel', spinRequest(gameId)));
    }
    expect(outcomes).toEqual([DONE, DONE]);
  });
});

describe('§6 a login of another mailbox with a similar address', () => {
  const set = (client: Client, promotionFree: 'on' | 'ask-off' | 'off') =>
    client.call('users-setSaferGambling', { change: { promotionFree } });
  const modeOf = async (client: Client) =>
    (await database.doc(`users/${uidOf(client)}`).get()).get('saferGambling.promotionFree');

  it.each([
    ['an alias of the member’s address', (email: string) => [email, email.replace('@', '+x@')]],
    ['two addresses that begin with a plus', (email: string) => [`+one.${email}`, `+two.${email}`]],
  ])('ends no promotion-free mode: %s', async (_, addresses) => {
    const [victim = '', attacker = ''] = addresses(newPerson().email);
    const [theirs, client] = [await newLogin(victim), await newLogin(attacker)];
    await set(theirs, 'on');
    await set(client, 'ask-off');
    await setClock(uidOf(client), 25 * 3_600);
    await set(client, 'off');
    expect(await modeOf(theirs)).toMatchObject({ offFrom: null });
  });

  it('ends no mode after joining with an alias, and sees no reason for a block', async () => {
    const victim = newPerson();
    const record = await addRecord(victim);
    const theirs = await newLogin(victim.email);
    await link(theirs, record, victim.dob);
    await set(theirs, 'on');
    const alias = { ...newPerson(), email: victim.email.replace('@', '+x@') };
    const client = await newLogin(alias.email);
    await register(client, alias, { location: 9 });
    await set(client, 'ask-off');
    await setClock(uidOf(client), 25 * 3_600);
    await set(client, 'off');
    expect(await modeOf(theirs)).toMatchObject({ offFrom: null });
    await suspend(record.crmId);
    await setClock(uidOf(client), 2 * DAY);
    await expect(client.call('promotions-getGames', null)).rejects.toMatchObject(HELD);
  });
});
