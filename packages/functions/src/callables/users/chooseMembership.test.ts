import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { statusOf } from '../../../testing/calls/client.ts';
import { newLogin } from '../../../testing/members/joining.ts';
import { addRecord, link, newPerson } from '../../../testing/members/testPerson.ts';

const database = openDatabase();

/** A member with memberships at The Orrery and at Lantern House. */
async function twice() {
  const person = newPerson();
  const [orrery, lantern] = [await addRecord(person), await addRecord(person, { home_casino: 9 })];
  const client = await newLogin(person.email);
  await link(client, orrery, person.dob);
  await link(client, lantern, person.dob);
  const profile = async () => (await database.doc(`users/${client.user?.uid}`).get()).data();
  const choose = (crmId: string) => client.call('users-chooseMembership', { crmId });
  return { client, orrery, lantern, profile, choose };
}

describe('users-chooseMembership', () => {
  it('§3.39 stores the choice on the profile, and the next choice replaces it', async () => {
    const { orrery, lantern, profile, choose } = await twice();
    expect((await profile())?.['opensWith']).toBeUndefined();
    expect(await choose(lantern.crmId)).toEqual({ success: true });
    expect(await profile()).toMatchObject({
      opensWith: lantern.crmId,
      memberships: [{ crmId: orrery.crmId }, { crmId: lantern.crmId }],
    });
    expect(await choose(orrery.crmId)).toEqual({ success: true });
    expect(await profile()).toMatchObject({ opensWith: orrery.crmId });
  });

  it('gives the pass of the chosen membership', async () => {
    const { client, lantern, choose } = await twice();
    await choose(lantern.crmId);
    await client.call('wallet-getWalletPass', { store: 'apple' });
    expect((await database.doc(`walletPasses/${lantern.crmId}`).get()).exists).toBe(true);
  });

  it('§6 rejects a membership that is not the caller’s, and one whose record is gone', async () => {
    const { lantern, profile, choose } = await twice();
    expect(await statusOf(choose('crm-100201'))).toBe('permission-denied');
    await database.doc(`members/${lantern.crmId}`).delete();
    expect(await statusOf(choose(lantern.crmId))).toBe('permission-denied');
    expect((await profile())?.['opensWith']).toBeUndefined();
  });

  it('§8 a member whose first record is gone is admitted with the next one', async () => {
    const { client, orrery, lantern, choose } = await twice();
    await database.doc(`members/${orrery.crmId}`).delete();
    expect(await statusOf(client.call('members-getMember', { location: 6 }))).toBe('not-found');
    expect(await client.call('members-getMember', { location: 9 })).toMatchObject({
      success: true,
    });
    expect(await choose(lantern.crmId)).toEqual({ success: true });
  });
});
