import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { EventContext } from 'firebase-functions/v1';
import { describe, expect, it } from 'vitest';
import type { Client } from '../local/testing/client.ts';
import { openDatabase } from '../local/testing/database.ts';
import { freshGame } from '../local/testing/freshGame.ts';
import { freshMember } from '../local/testing/freshMember.ts';
import { joining, newLogin, startAgain } from '../local/testing/joining.ts';
import { newEmail } from '../local/testing/newcomer.ts';
import { optedIn, spinRequest } from '../local/testing/spinning.ts';
import {
  deleteAccountContract,
  getAllVouchersContract,
  getGamesContract,
  getMemberContract,
  linkMembershipContract,
  registerAccountContract,
  setSaferGamblingContract,
  spinTheWheelContract,
} from './contract/index.ts';
import { adminApp } from './stores/firebase.ts';
import { cleanUpDeletedLogin } from './triggers/cleanUpDeletedLogin.ts';

// What a person leaves behind when they delete their account, and what they meet when they come back.

const database = openDatabase();

let people = 0;

/** Somebody with a name and a telephone that nobody else in these tests has. */
function somebody() {
  people += 1;
  const letters = [...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return {
    firstName: 'Una',
    lastName: `Sample${letters}${'abcdefghijklmnopqrstuvwxyz'[people] ?? ''}`,
    dob: '1979-03-04',
    mobile: `+447700900${800 + people}`,
    email: newEmail('person'),
  };
}
type Somebody = ReturnType<typeof somebody>;

const recordOf = ({ firstName, lastName, dob, mobile, email }: Somebody) => ({
  first_name: firstName,
  last_name: lastName,
  date_of_birth: dob,
  phone_mobile: mobile,
  email,
});

/** A record of the member service that no login has. */
async function recorded(person: Somebody, record: object = {}) {
  const changes = { ...recordOf(person), ...record };
  return freshMember(changes, { linked: false, verified: false });
}

const register = (client: Client, person: Somebody, changes: object = {}) =>
  client.call(registerAccountContract, joining(person.email, { ...person, ...changes }));

const link = (
  client: Client,
  { location, customerNumber }: { readonly location: number; readonly customerNumber: string },
  dob: string,
) => client.call(linkMembershipContract, { location, membershipNumber: customerNumber, dob });

const leave = (client: Client) => client.call(deleteAccountContract, { forgetMe: false });

const SUSPENDED = { success: false, error: expect.stringContaining('is suspended') };
const HELD = { success: false, error: expect.stringMatching(/cannot do this online.*support/) };
const DONE = expect.objectContaining({ success: true });

describe('§6 somebody who is suspended is let in nowhere', () => {
  it('with a new login for the same address, at any casino', async () => {
    const person = somebody();
    const record = await recorded(person);
    const client = await newLogin(person.email);
    expect(await link(client, record, person.dob)).toEqual(DONE);
    await database.doc(`members/${record.crmId}`).update({ suspended: true });
    const again = await startAgain(client);
    for (const location of [6, 9, 21]) {
      expect(await register(again, person, { location })).toEqual(SUSPENDED);
    }
    expect(await link(again, record, person.dob)).toEqual(SUSPENDED);
  });

  it.each([
    ['the same name and date of birth', { mobile: '07700 900 799' }],
    ['the same telephone, and another last name', { lastName: 'Married' }],
    ['the same telephone, and another first name', { firstName: 'Oona' }],
    ['the same telephone, and another date of birth', { dob: '1979-03-05' }],
  ])('with another address, by %s', async (_, changes) => {
    const person = somebody();
    await recorded(person, { suspended: true });
    const email = newEmail('other');
    const client = await newLogin(email);
    const other = { ...person, email, ...changes };
    expect(await register(client, other, { location: 9 })).toEqual(HELD);
    const { docs } = await database.collection('members').where('email', '==', email).get();
    expect(docs).toEqual([]);
  });

  it('with an alias of the same mailbox', async () => {
    const person = somebody();
    await recorded(person, { suspended: true });
    const email = person.email.replace('@', '+again@');
    const client = await newLogin(email);
    const stranger = { ...somebody(), email };
    expect(await register(client, stranger, { location: 9 })).toEqual(SUSPENDED);
  });

  it('after the casino has forgotten the record, until that of the person ends', async () => {
    const person = somebody();
    const record = await recorded(person);
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    await database.doc(`members/${record.crmId}`).update({ suspended: true });
    await leave(client);
    await database.doc(`members/${record.crmId}`).delete();
    const again = await newLogin(person.email);
    expect(await register(again, person, { location: 9 })).toEqual(SUSPENDED);
    const kept = await database
      .collection('persons')
      .where('records', '==', { [record.crmId]: 'suspended' })
      .get();
    expect(kept.docs).toHaveLength(1);
    const [left] = kept.docs;
    expect(JSON.stringify(left?.data())).not.toMatch(new RegExp(`${person.email}|Sample|1979|900`));
    const days = (left?.get('removeAt').toMillis() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(5 * 365);
  });

  it('with a membership of another casino that is linked already', async () => {
    const person = somebody();
    const [orrery, lantern] = [await recorded(person), await recorded(person, { home_casino: 9 })];
    const client = await newLogin(person.email);
    await link(client, orrery, person.dob);
    await database.doc(`members/${lantern.crmId}`).update({ suspended: true });
    await expect(client.call(getGamesContract, null)).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { reason: 'suspended' },
    });
    await expect(client.call(getMemberContract, { location: 6 })).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { reason: 'suspended' },
    });
  });

  it('and is let in again when the casino lifts it', async () => {
    const person = somebody();
    const record = await recorded(person, { suspended: true });
    const client = await newLogin(person.email);
    expect(await register(client, person, { location: 9 })).toEqual(SUSPENDED);
    await database.doc(`members/${record.crmId}`).update({ suspended: false });
    expect(await register(client, person, { location: 9 })).toEqual(DONE);
  });
});

describe('§9 one turn a day for a person', () => {
  it('however often they leave, and join the next casino', async () => {
    const { id: gameId } = await freshGame({
      prizes: [{ name: 'A cocktail', win: true }],
    });
    const person = somebody();
    let client = await newLogin(person.email);
    const outcomes = [];
    for (const location of [6, 9, 12, 21]) {
      expect(await register(client, person, { location })).toEqual(DONE);
      await optedIn({ uid: client.user?.uid ?? '' }, gameId);
      outcomes.push(await client.call(spinTheWheelContract, spinRequest(gameId, { location })));
      if (location !== 21) client = await startAgain(client);
    }
    const refused = { success: false, error: 'already-won' };
    expect(outcomes).toEqual([DONE, refused, refused, refused]);
    const turns = await database.collection('gameAudit').where('gameId', '==', gameId).get();
    expect(turns.size).toBe(1);
  });

  it('with two logins of one name and date of birth', async () => {
    const { id: gameId } = await freshGame({ prizes: [{ name: 'No prize today', win: false }] });
    const one = somebody();
    const other = { ...one, email: newEmail('other') };
    const outcomes = [];
    for (const person of [one, other]) {
      const client = await newLogin(person.email);
      await register(client, person);
      await optedIn({ uid: client.user?.uid ?? '' }, gameId);
      outcomes.push(await client.call(spinTheWheelContract, spinRequest(gameId)));
    }
    expect(outcomes).toEqual([DONE, { success: false, error: 'already-lost' }]);
  });

  it('does not give a membership that was given up, with its vouchers, to somebody else', async () => {
    const person = somebody();
    const record = await recorded(person);
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    await leave(client);
    const stranger = somebody();
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

describe('§6 promotion-free mode belongs to the person', () => {
  it('and outlives the login: it stays on, and its pause begins only when asked', async () => {
    const person = somebody();
    const client = await newLogin(person.email);
    await register(client, person);
    await client.call(setSaferGamblingContract, { change: { promotionFree: 'on' } });
    await client.call(setSaferGamblingContract, { change: { realityCheckMinutes: 15 } });
    const again = await startAgain(client);
    expect(await register(again, person, { location: 9 })).toEqual(DONE);
    expect(await again.call(getGamesContract, null)).toEqual({ success: true, meta: [] });
    const off = await again.call(setSaferGamblingContract, { change: { promotionFree: 'off' } });
    expect(off).toMatchObject({ success: false, result: { realityCheckMinutes: 15 } });
    const profile = await database.doc(`users/${again.user?.uid}`).get();
    expect(profile.get('saferGambling')).toEqual(off.result);
  });

  it('and is the same for each of their logins', async () => {
    const one = somebody();
    const other = { ...one, email: newEmail('other') };
    const [first, second] = [await newLogin(one.email), await newLogin(other.email)];
    await register(first, one);
    await register(second, other, { location: 9 });
    await first.call(setSaferGamblingContract, { change: { promotionFree: 'on' } });
    expect(await second.call(getGamesContract, null)).toEqual({ success: true, meta: [] });
    const profile = await database.doc(`users/${second.user?.uid}`).get();
    expect(profile.get('saferGambling.promotionFree')).not.toBeNull();
  });

  it('also where it was set before there was a membership', async () => {
    const person = somebody();
    const client = await newLogin(person.email);
    await client.call(setSaferGamblingContract, { change: { promotionFree: 'on' } });
    const again = await startAgain(client);
    await register(again, person);
    expect(await again.call(getGamesContract, null)).toEqual({ success: true, meta: [] });
  });
});

describe('§6 no right of an honest member is lost', () => {
  it('by a login that was deleted by mistake: membership and vouchers are there again', async () => {
    const person = somebody();
    const record = await recorded(person);
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    const vouchersOf = async (caller: Client) => {
      const { location, crmId } = record;
      return (await caller.call(getAllVouchersContract, { location, crmId })).records;
    };
    const before = await vouchersOf(client);
    expect(before.length).toBeGreaterThan(0);
    const again = await startAgain(client);
    expect(await link(again, record, person.dob)).toEqual(DONE);
    expect(await vouchersOf(again)).toEqual(before);
  });

  it('by an address that changed at reception: the old login is deleted, the new one links', async () => {
    const person = somebody();
    const record = await recorded(person);
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    const moved = { ...person, email: newEmail('moved') };
    await database.doc(`members/${record.crmId}`).update(recordOf(moved));
    const elsewhere = await newLogin(moved.email);
    expect(await link(elsewhere, record, person.dob)).toEqual({
      success: false,
      error: expect.stringContaining('linked to another login'),
    });
    await leave(client);
    expect(await link(elsewhere, record, person.dob)).toEqual(DONE);
  });

  it.each([
    ['in a family that shares a telephone', { firstName: 'Ada', dob: '2001-05-06' }],
    ['a twin with a telephone of their own', { firstName: 'Ada', mobile: '07700 900 798' }],
    ['a namesake', { dob: '1992-12-01', mobile: '07700 900 797' }],
  ])('by the suspension of somebody else: %s', async (_, changes) => {
    const relative = somebody();
    await recorded(relative, { suspended: true });
    const person = { ...relative, email: newEmail('honest'), ...changes };
    const client = await newLogin(person.email);
    expect(await register(client, person)).toEqual(DONE);
    expect(await client.call(getMemberContract, { location: 6 })).toEqual(DONE);
  });

  it('by a twin’s suspension on a shared telephone, once the support desk has told them apart', async () => {
    const twin = somebody();
    await recorded(twin, { suspended: true });
    const person = { ...twin, firstName: 'Ada', email: newEmail('twin') };
    const client = await newLogin(person.email);
    expect(await register(client, person)).toEqual(HELD);
    const record = await recorded(person);
    expect(await link(client, record, person.dob)).toEqual(HELD);
    await database.doc(`members/${record.crmId}`).update({ person_id: 'checked-at-reception' });
    expect(await link(client, record, person.dob)).toEqual(DONE);
    expect(await client.call(getGamesContract, null)).toEqual(DONE);
  });

  it('by twins who share a telephone: each has a turn', async () => {
    const { id: gameId } = await freshGame({ prizes: [{ name: 'No prize today', win: false }] });
    const one = somebody();
    const outcomes = [];
    for (const person of [one, { ...one, firstName: 'Ada', email: newEmail('twin') }]) {
      const client = await newLogin(person.email);
      await register(client, person);
      await optedIn({ uid: client.user?.uid ?? '' }, gameId);
      outcomes.push(await client.call(spinTheWheelContract, spinRequest(gameId)));
    }
    expect(outcomes).toEqual([DONE, DONE]);
  });

  it('by a name that a marriage changed: the membership is linked as before', async () => {
    const person = somebody();
    const record = await recorded(person);
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    await database.doc(`members/${record.crmId}`).update({ last_name: 'Married' });
    const again = await startAgain(client);
    expect(await link(again, record, person.dob)).toEqual(DONE);
  });

  it('by memberships at two casinos: one login has both', async () => {
    const person = somebody();
    const [orrery, lantern] = [await recorded(person), await recorded(person, { home_casino: 9 })];
    const client = await newLogin(person.email);
    expect(await link(client, orrery, person.dob)).toEqual(DONE);
    expect(await link(client, lantern, person.dob)).toEqual(DONE);
    expect(await client.call(getMemberContract, { location: 9 })).toEqual(DONE);
  });
});

describe('§6 a login that the identity service has lost', () => {
  const lose = (client: Client) => getAuth(adminApp).deleteUser(client.user?.uid ?? '');

  it('does not keep its membership from its owner’s next login', async () => {
    const person = somebody();
    const record = await recorded(person);
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    await lose(client);
    const again = await newLogin(person.email);
    expect(await link(again, record, person.dob)).toEqual(DONE);
    expect((await database.doc(`users/${client.user?.uid}`).get()).exists).toBe(false);
  });

  it('is cleaned up after, and its person is remembered', async () => {
    const person = somebody();
    const client = await newLogin(person.email);
    await register(client, person);
    await client.call(setSaferGamblingContract, { change: { promotionFree: 'on' } });
    const { uid = '' } = client.user ?? {};
    const personId = (await database.doc(`users/${uid}`).get()).get('personId');
    await lose(client);
    for (const _ of ['once', 'twice']) {
      await cleanUpDeletedLogin.run({ uid } as UserRecord, {} as EventContext);
    }
    expect((await database.doc(`users/${uid}`).get()).exists).toBe(false);
    const links = await database.collection('membershipLinks').where('uid', '==', uid).get();
    expect(links.docs).toEqual([]);
    expect((await database.doc(`persons/${personId}`).get()).data()).toMatchObject({
      uids: [],
      saferGambling: { promotionFree: { offFrom: null } },
    });
  });
});
