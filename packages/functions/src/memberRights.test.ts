import { describe, expect, it } from 'vitest';
import { openDatabase } from '../testing/backend/database.ts';
import { setClock } from '../testing/backend/setClock.ts';
import type { Client } from '../testing/calls/client.ts';
import { newLogin, startAgain } from '../testing/members/joining.ts';
import { newEmail } from '../testing/members/newEmail.ts';
import { addRecord, link, newPerson, recordOf, register } from '../testing/members/testPerson.ts';

// The effects of the rules against starting again on honest members.

const database = openDatabase();
const leave = (client: Client) => client.call('users-deleteAccount', { forgetMe: false });
const HELD = { success: false, error: expect.stringMatching(/cannot do this online.*support/) };
const DONE = expect.objectContaining({ success: true });

describe('§6 an honest member keeps their rights', () => {
  it('after deleting a login by mistake: membership and vouchers are back', async () => {
    const person = newPerson();
    const record = await addRecord(person);
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    const vouchersOf = async (caller: Client) => {
      const { location, crmId } = record;
      return (await caller.call('vouchers-getAllVouchers', { location, crmId })).records;
    };
    const before = await vouchersOf(client);
    expect(before.length).toBeGreaterThan(0);
    const again = await startAgain(client);
    expect(await link(again, record, person.dob)).toEqual(DONE);
    expect(await vouchersOf(again)).toEqual(before);
  });

  it('after changing the address at reception: the new login links the membership', async () => {
    const person = newPerson();
    const record = await addRecord(person);
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
    ['a namesake', { dob: '1932-12-01', mobile: '07700 900 797' }],
  ])('by the suspension of somebody else: %s', async (_, changes) => {
    const relative = newPerson();
    await addRecord(relative, { suspended: true });
    const person = { ...relative, email: newEmail('honest'), ...changes };
    const client = await newLogin(person.email);
    expect(await register(client, person)).toEqual(DONE);
    expect(await client.call('members-getMember', { location: 6 })).toEqual(DONE);
  });

  it('despite a twin’s suspension on a shared telephone, after the support desk has separated them', async () => {
    const twin = newPerson();
    await addRecord(twin, { suspended: true });
    const person = { ...twin, firstName: 'Ada', email: newEmail('twin') };
    const client = await newLogin(person.email);
    expect(await register(client, person)).toEqual(HELD);
    const record = await addRecord(person);
    expect(await link(client, record, person.dob)).toEqual(HELD);
    await database.doc(`members/${record.crmId}`).update({ person_id: 'checked-at-reception' });
    expect(await link(client, record, person.dob)).toEqual(DONE);
    expect(await client.call('promotions-getGames', null)).toEqual(DONE);
  });

  it('as a twin with the same telephone, when the other one is suspended later', async () => {
    const twin = newPerson();
    const record = await addRecord(twin);
    const person = { ...twin, firstName: 'Ada', email: newEmail('twin') };
    const client = await newLogin(person.email);
    await register(client, person);
    await database.doc(`members/${record.crmId}`).update({ suspended: true });
    await setClock(client.user?.uid ?? '', 2 * 24 * 60 * 60);
    expect(await client.call('promotions-getGames', null)).toEqual(DONE);
  });

  it('with an address that another person’s alias resembles, after the support desk has separated them', async () => {
    const stranger = { ...newPerson(), email: newEmail('corp').replace('@', '+x@') };
    await addRecord(stranger, { suspended: true, person_id: 'checked-stranger' });
    const person = { ...newPerson(), email: stranger.email.replace('+x@', '@') };
    const record = await addRecord(person);
    const client = await newLogin(person.email);
    expect(await link(client, record, person.dob)).toEqual(HELD);
    await database.doc(`members/${record.crmId}`).update({ person_id: 'checked-at-reception' });
    expect(await link(client, record, person.dob)).toEqual(DONE);
    expect(await client.call('promotions-getGames', null)).toEqual(DONE);
  });

  it('after a change of name by marriage: the membership stays linkable', async () => {
    const person = newPerson();
    const record = await addRecord(person);
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    await database.doc(`members/${record.crmId}`).update({ last_name: 'Married' });
    const again = await startAgain(client);
    expect(await link(again, record, person.dob)).toEqual(DONE);
  });

  it('§4.54 as a temporary guest who becomes a full member with a new record', async () => {
    const person = newPerson();
    await addRecord(person, { membership_type_id: 34 });
    const full = await addRecord(person);
    const client = await newLogin(person.email);
    expect(await link(client, full, person.dob)).toEqual(DONE);
    expect(await client.call('promotions-getGames', null)).toEqual(DONE);
  });

  it('§4.54 as a guest whose linked record became temporary, and was replaced after the login was deleted', async () => {
    const person = newPerson();
    const temporary = await addRecord(person);
    const client = await newLogin(person.email);
    await link(client, temporary, person.dob);
    const record = database.doc(`members/${temporary.crmId}`);
    await record.update({ membership_type_id: 34 });
    const again = await startAgain(client);
    await record.delete();
    const full = await addRecord(person);
    expect(await link(again, full, person.dob)).toEqual(DONE);
  });

  it.each([
    ['deletes', (crmId: string) => database.doc(`members/${crmId}`).delete()],
    [
      'makes temporary',
      (crmId: string) => database.doc(`members/${crmId}`).update({ membership_type_id: 34 }),
    ],
  ])('§4.54 when the group %s the linked record, and adds another', async (_, replace) => {
    const person = newPerson();
    const [former, lantern] = [
      await addRecord(person),
      await addRecord(person, { home_casino: 9 }),
    ];
    const client = await newLogin(person.email);
    await link(client, former, person.dob);
    await link(client, lantern, person.dob);
    await replace(former.crmId);
    const next = await addRecord(person);
    expect(await link(client, next, person.dob)).toEqual(DONE);
    const profile = await database.doc(`users/${client.user?.uid}`).get();
    expect(profile.get('memberships')).toMatchObject([
      { crmId: next.crmId },
      { crmId: lantern.crmId },
    ]);
    const left = await database.doc(`membershipLinks/${former.crmId}`).get();
    expect(left.data()).toMatchObject({ uid: null, removeAt: expect.anything() });
    expect(await client.call('members-getMember', { location: 6 })).toEqual(DONE);
  });

  it('when the group deletes the only record: they can join again', async () => {
    const person = newPerson();
    const former = await addRecord(person);
    const client = await newLogin(person.email);
    await link(client, former, person.dob);
    await database.doc(`members/${former.crmId}`).delete();
    expect(await register(client, person)).toEqual(DONE);
    expect(await client.call('promotions-getGames', null)).toEqual(DONE);
  });

  it('with memberships at two casinos: one login has both', async () => {
    const person = newPerson();
    const [orrery, lantern] = [
      await addRecord(person),
      await addRecord(person, { home_casino: 9 }),
    ];
    const client = await newLogin(person.email);
    expect(await link(client, orrery, person.dob)).toEqual(DONE);
    expect(await link(client, lantern, person.dob)).toEqual(DONE);
    expect(await client.call('members-getMember', { location: 9 })).toEqual(DONE);
  });
});
