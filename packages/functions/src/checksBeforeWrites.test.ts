import { describe, expect, it } from 'vitest';
import { openDatabase } from '../testing/backend/database.ts';
import { type Client, signedOut, statusOf } from '../testing/calls/client.ts';
import { documentsNaming } from '../testing/members/documentsNaming.ts';
import { freshMember } from '../testing/members/freshMember.ts';
import { mailsTo } from '../testing/members/inbox.ts';
import { joining, newLogin, startAgain } from '../testing/members/joining.ts';
import { addRecord, link, newPerson, register } from '../testing/members/testPerson.ts';

const database = openDatabase();
const LATER = new Date(Date.now() + 86_400_000);

/** All documents about a login or its address. */
const documentsOf = ({ user }: Client) => documentsNaming(user?.uid ?? '', user?.email ?? '');

/** Makes a call that is refused with `error`, and expects that it changes no document and sends no e-mail. */
async function refused(
  client: Client,
  call: () => Promise<{ readonly success: boolean; readonly error?: string }>,
  error: RegExp,
) {
  const [before, mails] = [await documentsOf(client), await mailsTo(client.user?.email ?? '')];
  expect(await call()).toEqual({ success: false, error: expect.stringMatching(error) });
  expect(await documentsOf(client)).toEqual(before);
  expect(await mailsTo(client.user?.email ?? '')).toEqual(mails);
}

const linkOf = (crmId: string) => database.doc(`membershipLinks/${crmId}`);

describe('§7 a refused members-registerAccount changes nothing', () => {
  it('for a member of this casino', async () => {
    const person = newPerson();
    await addRecord(person);
    const client = await newLogin(person.email);
    await refused(client, () => register(client, person), /member of this casino already/);
  });

  it('for a suspended person', async () => {
    const person = newPerson();
    await addRecord(person, { suspended: true, home_casino: 9 });
    const client = await newLogin(person.email);
    await refused(client, () => register(client, person), /suspended/);
  });

  it('for another person’s address', async () => {
    const client = await newLogin(newPerson().email);
    const before = await documentsOf(client);
    const stranger = newPerson();
    expect(await statusOf(register(client, stranger))).toBe('permission-denied');
    expect(await documentsOf(client)).toEqual(before);
    expect(await mailsTo(stranger.email)).toEqual([]);
  });
});

describe('§7 a refused members-linkMembership changes nothing', () => {
  it('if another login has the membership', async () => {
    const person = newPerson();
    const record = await addRecord(person);
    const other = await freshMember();
    await linkOf(record.crmId).set({ uid: other.uid, keys: [], removeAt: null });
    const client = await newLogin(person.email);
    await refused(client, () => link(client, record, person.dob), /linked to another login/);
  });

  it('if another person released the membership', async () => {
    const person = newPerson();
    const record = await addRecord(person);
    await linkOf(record.crmId).set({ uid: null, keys: ['another'], removeAt: LATER });
    const client = await newLogin(person.email);
    await refused(client, () => link(client, record, person.dob), /linked to another login/);
  });

  it('if the login has another membership at the casino', async () => {
    const person = newPerson();
    const [first, second] = [await addRecord(person), await addRecord(person)];
    const client = await newLogin(person.email);
    await link(client, first, person.dob);
    await refused(
      client,
      () => link(client, second, person.dob),
      /has a membership at this casino/,
    );
  });

  it('for a suspended person', async () => {
    const person = newPerson();
    const record = await addRecord(person);
    await addRecord(person, { suspended: true, home_casino: 9 });
    const client = await newLogin(person.email);
    await refused(client, () => link(client, record, person.dob), /suspended/);
  });

  it('for a waiting registration, if the login has another membership at the casino', async () => {
    const person = newPerson();
    const record = await addRecord(person);
    const client = await newLogin(person.email);
    await link(client, record, person.dob);
    // The casino knows the member by another address now, so it would take the registration.
    const moved = { email: newPerson().email, person_keys: ['mailbox:moved'] };
    await database.doc(`members/${record.crmId}`).update(moved);
    const values = joining(person.email, person);
    const { customerNumber = '' } = await signedOut().call('members-registerAccount', values);
    const complete = () =>
      client.call('members-linkMembership', {
        location: 6,
        membershipNumber: customerNumber,
        dob: person.dob,
      });
    await refused(client, complete, /has a membership at this casino/);
  });
});

describe('§7 a refused users-setSaferGambling changes nothing', () => {
  it('before the end of the pause, for a new login of the same person', async () => {
    const person = newPerson();
    const set = (client: Client, promotionFree: 'on' | 'off') =>
      client.call('users-setSaferGambling', { change: { promotionFree } });
    const first = await newLogin(person.email);
    await set(first, 'on');
    const again = await startAgain(first);
    const before = await documentsOf(again);
    expect(await set(again, 'off')).toMatchObject({ success: false });
    expect(await documentsOf(again)).toEqual(before);
  });
});

describe('§7 a joined member', () => {
  it('leaves no registration waiting at the casino, and those at other casinos', async () => {
    const person = newPerson();
    const waitsAt = async (location: number) => {
      await signedOut().call(
        'members-registerAccount',
        joining(person.email, { ...person, location }),
      );
    };
    await waitsAt(6);
    await waitsAt(9);
    const client = await newLogin(person.email);
    await register(client, person);
    const { docs } = await database
      .collection('pendingRegistrations')
      .where('values.email', '==', person.email)
      .get();
    expect(docs.map((each) => each.get('values.location'))).toEqual([9]);
  });
});
