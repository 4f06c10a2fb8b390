import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { setClock } from '../../../testing/backend/setClock.ts';
import { signedIn, statusOf } from '../../../testing/calls/client.ts';
import type { AddedMember } from '../../../testing/members/addMember.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { newLogin } from '../../../testing/members/joining.ts';
import { newEmail } from '../../../testing/members/newEmail.ts';
import { addRecord, link, newPerson } from '../../../testing/members/testPerson.ts';
import { CONSENT_WORDING } from '../../contract/consents.ts';

const database = openDatabase();
const NEW_NUMBER = '+447700900555';

const changeOf = ({ location, crmId }: Pick<AddedMember, 'location' | 'crmId'>) => ({
  location,
  crmId,
  values: { phone_mobile: NEW_NUMBER },
});
const stored = async (crmId: string) => (await database.doc(`members/${crmId}`).get()).data();

describe('§7 members-updateProfile', () => {
  it('§7.29 changes only the caller’s own number, and returns the member', async () => {
    const member = await freshMember();
    const before = await stored(member.crmId);
    const client = await signedIn(member.email);
    const { success, result } = await client.call('members-updateProfile', changeOf(member));
    expect(success).toBe(true);
    expect(result?.phone_mobile).toBe(NEW_NUMBER);
    expect(await stored(member.crmId)).toEqual({
      ...before,
      phone_mobile: NEW_NUMBER,
      person_keys: expect.arrayContaining([expect.stringContaining(NEW_NUMBER)]),
    });
    const loaded = await client.call('members-getMember', { location: member.location });
    expect(loaded.result).toEqual(result);
  });

  it('§4 changes a membership of casino 17 through 6, which runs it', async () => {
    const member = await freshMember({ home_casino: 17 });
    const client = await signedIn(member.email);
    await client.call('members-updateProfile', { ...changeOf(member), location: 6 });
    expect(await stored(member.crmId)).toMatchObject({ phone_mobile: NEW_NUMBER });
  });

  it('does not recreate a record that the member service has deleted', async () => {
    const member = await freshMember();
    const other = await freshMember();
    await database.doc(`users/${member.uid}`).update({
      memberships: [member, other].map(({ location, crmId }) => ({
        location,
        crmId,
        customerNumber: crmId,
      })),
    });
    await database.doc(`members/${member.crmId}`).delete();
    const client = await signedIn(member.email);
    expect(await statusOf(client.call('members-updateProfile', changeOf(member)))).toBe(
      'permission-denied',
    );
    expect(await stored(member.crmId)).toBeUndefined();
  });
});

describe('a no to marketing', () => {
  const topic = 'casino-email';
  const answer = (given: boolean) => ({ topic, given, wording: CONSENT_WORDING[topic] }) as const;
  const YES = { ...answer(true), at: '2026-11-01T10:00:00Z' };
  const lastOf = async (crmId: string) => (await stored(crmId))?.['consents'].at(-1);

  /** A person with a login that has two memberships, and another login with a third, at casino 12. */
  async function memberOfThree() {
    const person = newPerson();
    const consents = [YES];
    const records = await Promise.all(
      [6, 9, 12].map((home_casino) => addRecord(person, { home_casino, consents })),
    );
    const [orrery, lantern, third] = records as [AddedMember, AddedMember, AddedMember];
    const [client, other] = [await newLogin(person.email), await newLogin(newEmail('second'))];
    await link(client, orrery, person.dob);
    await link(client, lantern, person.dob);
    // The support desk has found that both logins are one person.
    const email = other.user?.email ?? '';
    await database.doc(`members/${third.crmId}`).update({ email, person_id: `p-${third.crmId}` });
    await database.doc(`members/${orrery.crmId}`).update({ person_id: `p-${third.crmId}` });
    await link(other, third, person.dob);
    await setClock(client.user?.uid ?? '', 2 * 24 * 60 * 60);
    const say = (given: boolean) =>
      client.call('members-updateProfile', {
        ...changeOf(orrery),
        values: { consents: [answer(given)] },
      });
    return { client, orrery, lantern, third, say };
  }

  it('§6.14 reaches every record of the person, also a blocked one, with the outcome for each', async () => {
    const { lantern, third, say } = await memberOfThree();
    await database.doc(`members/${lantern.crmId}`).update({ membership_type_id: 2 });
    const { success, withdrawn } = await say(false);
    expect(success).toBe(true);
    expect(withdrawn).toHaveLength(2);
    expect(withdrawn).toEqual(
      expect.arrayContaining([
        { crmId: lantern.crmId, casino: 9, saved: true },
        { crmId: third.crmId, casino: 12, saved: true },
      ]),
    );
    for (const { crmId } of [lantern, third]) {
      expect(await lastOf(crmId)).toMatchObject({ topic, given: false });
    }
  });

  it('is stored once if it is sent again', async () => {
    const { lantern, say } = await memberOfThree();
    await say(false);
    await say(false);
    expect((await stored(lantern.crmId))?.['consents']).toHaveLength(2);
  });

  it('needs none for a record that is gone; a yes stays where it was given', async () => {
    const { lantern, third, say } = await memberOfThree();
    await say(false);
    await database.doc(`members/${third.crmId}`).delete();
    expect((await say(false)).withdrawn).toEqual([
      { crmId: lantern.crmId, casino: 9, saved: true },
    ]);
    expect(await say(true)).not.toHaveProperty('withdrawn');
    expect(await lastOf(lantern.crmId)).toMatchObject({ given: false });
  });
});
