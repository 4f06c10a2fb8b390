import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { EventContext } from 'firebase-functions/v1';
import { describe, expect, it } from 'vitest';
import type { Client } from '../local/testing/client.ts';
import { openDatabase } from '../local/testing/database.ts';
import { newLogin, startAgain } from '../local/testing/joining.ts';
import { newEmail } from '../local/testing/newcomer.ts';
import { link, recorded, register, somebody } from '../local/testing/somebody.ts';
import {
  deleteAccountContract,
  getGamesContract,
  getMemberContract,
  setSaferGamblingContract,
} from './contract/index.ts';
import { adminApp } from './stores/firebase.ts';
import { cleanUpDeletedLogin } from './triggers/cleanUpDeletedLogin.ts';

// What keeps somebody out who deletes their account, and comes back with another login.

const database = openDatabase();
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
    const kept = await database.collection('persons').get();
    const [left, ...more] = kept.docs.filter(
      (each) => each.get(`records.${record.crmId}`) !== undefined,
    );
    expect(more).toEqual([]);
    expect(left?.get(`records.${record.crmId}.block`)).toBe('suspended');
    const personal = new RegExp(`${person.email}|Sample|${person.dob}|${person.mobile.slice(1)}`);
    expect(JSON.stringify(left?.data())).not.toMatch(personal);
    const days = (left?.get('removeAt').toMillis() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(5 * 365);
  });

  it('with a membership of another casino that is linked already', async () => {
    const person = somebody();
    const [orrery, lantern] = [await recorded(person), await recorded(person, { home_casino: 9 })];
    const client = await newLogin(person.email);
    await link(client, orrery, person.dob);
    await database.doc(`members/${lantern.crmId}`).update({ suspended: true });
    for (const call of [
      client.call(getGamesContract, null),
      client.call(getMemberContract, { location: 6 }),
    ]) {
      await expect(call).rejects.toMatchObject({
        code: 'functions/permission-denied',
        details: { reason: 'suspended' },
      });
    }
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
