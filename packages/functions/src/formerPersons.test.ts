import { describe, expect, it } from 'vitest';
import { openDatabase } from '../testing/backend/database.ts';
import type { Client } from '../testing/calls/client.ts';
import { newLogin, startAgain } from '../testing/members/joining.ts';
import { newEmail } from '../testing/members/newEmail.ts';
import {
  addRecord,
  link,
  newPerson,
  register,
  type TestPerson,
} from '../testing/members/testPerson.ts';
import { hashed } from './adapters/firestore/persons/keys.ts';

// Records and persons that were stored before names were folded and addresses had keys keep their effects.

const database = openDatabase();
const HELD = { success: false, error: expect.stringMatching(/cannot do this online.*support/) };
const DONE = expect.objectContaining({ success: true });
const uidOf = (client: Client) => client.user?.uid ?? '';

/** The keys of a record in the form of that time. */
function formerKeysOf({ firstName, lastName, dob, mobile, email }: TestPerson): string[] {
  const [first, last] = [firstName.toLowerCase(), lastName.toLowerCase()];
  const full = [first, last].toSorted().join(' ');
  return [
    `mailbox:${email}`,
    `name+birth:${full}|${dob}`,
    `mobile+first+birth:${mobile}|${first}|${dob}`,
    `initial+last+birth:${first.slice(0, 1)}|${last}|${dob}`,
    `mobile+birth:${mobile}|${dob}`,
    `mobile+name:${mobile}|${full}`,
  ];
}

/** Gives a login's person the form of that time. */
async function formerPerson(client: Client, person: TestPerson, crmId: string) {
  const keys = formerKeysOf(person);
  const id = (await database.doc(`users/${uidOf(client)}`).get()).get('personId');
  const hashes = keys.map(hashed);
  await database.doc(`persons/${id}`).update({
    proofs: hashes.slice(0, 1),
    traces: hashes,
    [`records.${crmId}`]: { block: null, keys: hashes.slice(0, 3), traces: hashes },
    revision: 'former',
  });
  await database.doc(`users/${uidOf(client)}`).update({ personRevision: 'former' });
  await database.doc(`members/${crmId}`).update({ person_keys: keys });
  await database.doc(`membershipLinks/${crmId}`).update({ keys: hashes.slice(0, 3) });
  return database.doc(`persons/${id}`);
}

async function formerMember() {
  const person = newPerson();
  const record = await addRecord(person);
  const client = await newLogin(person.email);
  await link(client, record, person.dob);
  return { person, record, client, stored: await formerPerson(client, person, record.crmId) };
}

describe('§6 a person who was stored by an earlier version', () => {
  it('is looked up again with the next call, and gets the proof of their address', async () => {
    const { person, client, stored } = await formerMember();
    expect(await client.call('promotions-getGames', null)).toEqual(DONE);
    expect((await stored.get()).get('proofs')).toContain(hashed(`address:${person.email}`));
    const { revision } = (await stored.get()).data() ?? {};
    expect(await client.call('promotions-getGames', null)).toEqual(DONE);
    expect((await stored.get()).get('revision')).toBe(revision);
  });

  it('stays blocked with a new login, after the casino has removed the record', async () => {
    const { person, record, client } = await formerMember();
    await database.doc(`members/${record.crmId}`).update({ suspended: true });
    const again = await startAgain(client);
    await database.doc(`members/${record.crmId}`).delete();
    expect(await register(again, person, { location: 9 })).toEqual(HELD);
    const email = newEmail('other');
    const other = { ...person, email, lastName: `${person.lastName} Jr`, mobile: '07700 900 791' };
    expect(await register(await newLogin(email), other)).toEqual(HELD);
  });

  it('keeps promotion-free mode with a new login and membership', async () => {
    const { person, client, stored } = await formerMember();
    const mode = { since: '2026-11-01T09:00:00.000Z', offFrom: null };
    const saferGambling = { promotionFree: mode, realityCheckMinutes: null };
    await stored.update({ saferGambling });
    await database.doc(`users/${uidOf(client)}`).update({ saferGambling });
    const again = await startAgain(client);
    expect(await register(again, person, { location: 9 })).toEqual(DONE);
    expect(await again.call('promotions-getGames', null)).toEqual({ success: true, meta: [] });
    const off = await again.call('users-setSaferGambling', { change: { promotionFree: 'off' } });
    expect(off.success).toBe(false);
  });

  it('links their membership again', async () => {
    const { person, record, client } = await formerMember();
    expect(await link(await startAgain(client), record, person.dob)).toEqual(DONE);
  });

  it('shares no login with an alias of their mailbox', async () => {
    const { person, client, stored } = await formerMember();
    const alias = await newLogin(person.email.replace('@', '+x@'));
    await alias.call('users-setSaferGambling', { change: { realityCheckMinutes: 15 } });
    expect((await stored.get()).get('uids')).toEqual([uidOf(client)]);
  });
});
