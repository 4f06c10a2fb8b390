import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { EventContext } from 'firebase-functions/v1';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../testing/backend/database.ts';
import { setClock } from '../testing/backend/setClock.ts';
import type { Client } from '../testing/calls/client.ts';
import { newLogin, startAgain } from '../testing/members/joining.ts';
import { newEmail } from '../testing/members/newEmail.ts';
import { addRecord, link, newPerson, register } from '../testing/members/testPerson.ts';
import { adminApp } from './adapters/firebase.ts';
import { inUtc } from './contract/rules/calendar.ts';
import { cleanUpDeletedLogin } from './triggers/cleanUpDeletedLogin.ts';

// A blocked person who deletes their account and returns with another login stays blocked.

const database = openDatabase();
const leave = (client: Client) => client.call('users-deleteAccount', { forgetMe: false });
const DAY = 24 * 60 * 60;
const SUSPENDED = { success: false, error: expect.stringContaining('is suspended') };
const HELD = { success: false, error: expect.stringMatching(/cannot do this online.*support/) };
const DONE = expect.objectContaining({ success: true });

describe('§6 a suspended person stays blocked', () => {
  it('with a new login for the same address, at any casino', async () => {
    const person = newPerson();
    const record = await addRecord(person);
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
    const person = newPerson();
    await addRecord(person, { suspended: true });
    const email = newEmail('other');
    const client = await newLogin(email);
    const other = { ...person, email, ...changes };
    expect(await register(client, other, { location: 9 })).toEqual(HELD);
    const { docs } = await database.collection('members').where('email', '==', email).get();
    expect(docs).toEqual([]);
  });

  it('with an alias of the same mailbox', async () => {
    const person = newPerson();
    await addRecord(person, { suspended: true });
    const email = person.email.replace('@', '+again@');
    const client = await newLogin(email);
    const stranger = { ...newPerson(), email };
    expect(await register(client, stranger, { location: 9 })).toEqual(HELD);
  });

  it.each([
    ['a suffix', (name: string) => `${name} Jr`],
    ['a second surname', (name: string) => `${name} Jones`],
    ['a space in the surname', (name: string) => name.replace('Sample', 'Sam ple')],
    ['a hyphen in the surname', (name: string) => name.replace('Sample', 'Sam-ple')],
    ['a Cyrillic letter', (name: string) => name.replace('Sample', 'S\u0430mple')],
  ])('with another mailbox and mobile number, and %s', async (_, spelling) => {
    const person = newPerson();
    await addRecord(person, { suspended: true });
    const email = newEmail('other');
    const client = await newLogin(email);
    const again = { ...person, email, lastName: spelling(person.lastName) };
    expect(await register(client, { ...again, mobile: '07700 900 794' })).toEqual(HELD);
  });

  it('after the casino deletes the record, until the person’s record expires', async () => {
    const person = newPerson();
    const record = await addRecord(person);
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
    const inFiveYears = inUtc(new Date()).add(5, 'year');
    expect(inFiveYears.diff(left?.get('removeAt').toDate(), 'minute')).toBe(0);
  });

  it('with a linked membership of another casino', async () => {
    const person = newPerson();
    const [orrery, lantern] = [
      await addRecord(person),
      await addRecord(person, { home_casino: 9 }),
    ];
    const client = await newLogin(person.email);
    await link(client, orrery, person.dob);
    await database.doc(`members/${lantern.crmId}`).update({ suspended: true });
    for (const call of [
      () => client.call('promotions-getGames', null),
      () => client.call('members-getMember', { location: 6 }),
    ]) {
      await expect(call()).rejects.toMatchObject({
        code: 'functions/permission-denied',
        details: { reason: 'suspended' },
      });
    }
  });

  it('until the casino lifts the suspension', async () => {
    const person = newPerson();
    const record = await addRecord(person, { suspended: true });
    const client = await newLogin(person.email);
    expect(await register(client, person, { location: 9 })).toEqual(SUSPENDED);
    await database.doc(`members/${record.crmId}`).update({ suspended: false });
    expect(await register(client, person, { location: 9 })).toEqual(DONE);
  });
});

describe('§6 a person with a blocked record at another casino', () => {
  /** A login that has joined one casino; its owner is suspended at another. */
  async function blocked() {
    const person = newPerson();
    const record = await addRecord(person);
    const elsewhere = await addRecord({ ...person, email: newEmail('else') }, { home_casino: 9 });
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    await database.doc(`members/${elsewhere.crmId}`).update({ suspended: true });
    return { person, client };
  }

  it('stays blocked after registering again with false details', async () => {
    const { person, client } = await blocked();
    await expect(client.call('promotions-getGames', null)).rejects.toThrow();
    const lies = { ...newPerson(), email: person.email };
    await register(client, lies, { location: 12 });
    await expect(client.call('promotions-getGames', null)).rejects.toThrow();
    await setClock(client.user?.uid ?? '', 3 * DAY);
    await expect(client.call('promotions-getGames', null)).rejects.toThrow();
  });

  it('stays blocked with a new login of the same address and false details', async () => {
    const { person, client } = await blocked();
    const again = await startAgain(client);
    const lies = { ...newPerson(), email: person.email };
    await register(again, lies, { location: 12 });
    await expect(again.call('promotions-getGames', null)).rejects.toThrow();
    await setClock(again.user?.uid ?? '', 3 * DAY);
    await expect(again.call('promotions-getGames', null)).rejects.toThrow();
  });

  it('is found by the first call of a day', async () => {
    const person = newPerson();
    const client = await newLogin(person.email);
    await register(client, person);
    const elsewhere = { ...person, email: newEmail('else') };
    await addRecord(elsewhere, { home_casino: 9, suspended: true });
    await setClock(client.user?.uid ?? '', 2 * DAY);
    await expect(client.call('promotions-getGames', null)).rejects.toMatchObject({
      details: { reason: 'held' },
    });
  });

  it('is found by an earlier number', async () => {
    const person = newPerson();
    const client = await newLogin(person.email);
    await register(client, person);
    const { memberships } = (await database.doc(`users/${client.user?.uid}`).get()).data() ?? {};
    const { crmId } = memberships[0];
    const values = { phone_mobile: '+442079460999' };
    await client.call('members-updateProfile', { location: 6, crmId, values });
    await database.doc(`members/${crmId}`).update({ suspended: true });
    const again = { ...person, lastName: 'Married', email: newEmail('again') };
    expect(await register(await newLogin(again.email), again)).toEqual(HELD);
  });

  it('is blocked on a second login found by that number before the suspension', async () => {
    const person = newPerson();
    const record = await addRecord(person);
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    const { crmId, location } = record;
    const values = { phone_mobile: '+442079460999' };
    await client.call('members-updateProfile', { location, crmId, values });
    const again = { ...person, lastName: 'Married', email: newEmail('again') };
    const second = await newLogin(again.email);
    expect(await register(second, again)).toEqual(DONE);
    await database.doc(`members/${crmId}`).update({ suspended: true });
    await expect(second.call('promotions-getGames', null)).rejects.toMatchObject({
      details: { reason: 'held' },
    });
  });
});

describe('§6 a login deleted at the identity service', () => {
  const lose = (client: Client) => getAuth(adminApp).deleteUser(client.user?.uid ?? '');

  it('releases its membership to its owner’s next login', async () => {
    const person = newPerson();
    const record = await addRecord(person);
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    await lose(client);
    const again = await newLogin(person.email);
    expect(await link(again, record, person.dob)).toEqual(DONE);
    expect((await database.doc(`users/${client.user?.uid}`).get()).exists).toBe(false);
  });

  it('is cleaned up, and its person stays stored', async () => {
    const person = newPerson();
    const client = await newLogin(person.email);
    await register(client, person);
    await client.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
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
