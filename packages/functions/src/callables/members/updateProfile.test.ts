import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { setClock } from '../../../testing/backend/setClock.ts';
import { statusOf } from '../../../testing/calls/client.ts';
import { inLanguage } from '../../../testing/calls/clientAddress.ts';
import type { AddedMember } from '../../../testing/members/addMember.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { newLogin } from '../../../testing/members/joining.ts';
import { newEmail } from '../../../testing/members/newEmail.ts';
import { addRecord, link, newPerson } from '../../../testing/members/testPerson.ts';
import { CONSENT_WORDING, type ConsentTopic } from '../../contract/consents.ts';
import { CONSENT_WORDINGS } from '../../contract/consentWordings.ts';
import type { ProfileValues } from '../../contract/members/updateProfile.ts';

const database = openDatabase();
const NEW_NUMBER = '+447700900555';
const CHANGE = { phone_mobile: NEW_NUMBER };

const answer = (topic: ConsentTopic, given: boolean, wording = CONSENT_WORDING[topic]) =>
  ({ topic, given, wording }) as const;
const stored = async ({ crmId }: Pick<AddedMember, 'crmId'>) =>
  (await database.doc(`members/${crmId}`).get()).data();

async function someone(record: object = {}) {
  const member = await freshClient(record);
  const { client, location, crmId } = member;
  const save = (values: ProfileValues) =>
    client.call('members-updateProfile', { location, crmId, values });
  return { ...member, save };
}

describe('§7 members-updateProfile', () => {
  it('§7.29 changes only the caller’s own number, and returns the member', async () => {
    const { client, save, ...member } = await someone();
    const before = await stored(member);
    const { success, result } = await save(CHANGE);
    expect(success).toBe(true);
    expect(await stored(member)).toEqual({
      ...before,
      ...CHANGE,
      person_keys: expect.arrayContaining([expect.stringContaining(NEW_NUMBER)]),
    });
    const loaded = await client.call('members-getMember', { location: member.location });
    expect(loaded.result).toEqual(result);
    expect(result).toMatchObject(CHANGE);
  });

  it('§4 changes a membership of casino 17 through 6, which runs it', async () => {
    const { client, crmId } = await someone({ home_casino: 17 });
    await client.call('members-updateProfile', { location: 6, crmId, values: CHANGE });
    expect(await stored({ crmId })).toMatchObject(CHANGE);
  });

  it('does not recreate a record that the member service has deleted', async () => {
    const { save, ...member } = await someone();
    const memberships = [member, await freshMember()].map(({ location, crmId }) => ({
      location,
      crmId,
      customerNumber: crmId,
    }));
    await database.doc(`users/${member.uid}`).update({ memberships });
    await database.doc(`members/${member.crmId}`).delete();
    expect(await statusOf(save(CHANGE))).toBe('permission-denied');
    expect(await stored(member)).toBeUndefined();
  });

  it('replaces the interests, also with none', async () => {
    const { save, crmId } = await someone();
    const first = await save({ interests: ['poker', 'dining'] });
    expect(first.result?.interests).toEqual(['poker', 'dining']);
    await save({ interests: [] });
    expect((await stored({ crmId }))?.['interests']).toEqual([]);
  });
});

describe('§7 members-updateProfile, consents', () => {
  it('stores every answer with its wording and the server’s time', async () => {
    const { save, crmId } = await someone();
    const answers = [answer('casino-email', true), answer('online-email', false)];
    await save({ consents: answers });
    const { success, result } = await save({ consents: [answer('casino-email', false)] });
    expect(success).toBe(true);
    const added = { at: expect.any(String), language: 'en-GB', version: 1 };
    expect(result?.consents).toEqual(
      [...answers, answer('casino-email', false)].map((each) => ({ ...each, ...added })),
    );
    expect((await stored({ crmId }))?.['consents']).toEqual(result?.consents);
    const last = Date.parse(result?.consents?.[2]?.at ?? '');
    expect(Math.abs(Date.now() - last)).toBeLessThan(60_000);
  });

  it('stores the language of the wording, and not that of the browser', async () => {
    const { save, client } = await someone();
    const yes = answer('casino-sms', true, CONSENT_WORDINGS['zh-Hans']['casino-sms']);
    const { result } = await inLanguage('en-GB', () => save({ consents: [yes] }));
    const kept = [{ ...yes, at: expect.any(String), language: 'zh-Hans', version: 1 }];
    expect(result?.consents).toEqual(kept);
    const { memberships } = await client.call('users-exportData', null);
    expect(memberships).toMatchObject([{ consents: kept }]);
  });

  it('shows an answer from before it had a language with one, and leaves it as it is stored', async () => {
    const { crmId, client } = await someone();
    const old = { ...answer('casino-sms', true), at: '2026-01-01T10:00:00Z' };
    const unknown = { ...answer('casino-sms', true, 'Text me.'), at: '2025-01-01T10:00:00Z' };
    await database.doc(`members/${crmId}`).update({ consents: [unknown, old] });
    const { result } = await client.call('members-getMember', { location: 6 });
    expect(result.consents).toEqual([unknown, { ...old, language: 'en-GB', version: 1 }]);
    expect((await stored({ crmId }))?.['consents']).toEqual([unknown, old]);
  });

  it('stores a repeated answer once, and those of two tabs to different topics', async () => {
    const { save, crmId } = await someone();
    const post = { consents: [answer('casino-post', true)] };
    const text = { consents: [answer('casino-sms', true)] };
    await Promise.all([save(post), save(post), save(text)]);
    await save(post);
    expect((await stored({ crmId }))?.['consents']).toHaveLength(2);
  });

  it('rejects a yes to outdated wording, and changes nothing', async () => {
    const { save, crmId } = await someone();
    const before = await stored({ crmId });
    const consents = [answer('online-sms', true, 'Text me.')];
    const reply = await save({ interests: ['poker'], consents });
    expect(reply.success).toBe(false);
    expect(reply.result).not.toHaveProperty('consents');
    expect(await stored({ crmId })).toEqual(before);
  });
});

describe('a no to marketing', () => {
  const topic = 'casino-email';
  const YES = { ...answer(topic, true), at: '2026-11-01T10:00:00Z' };
  const lastOf = async (member: AddedMember) => (await stored(member))?.['consents'].at(-1);

  /** A person with a login that has two memberships, and another login with a third, at casino 12. */
  async function memberOfThree() {
    const person = newPerson();
    const records = await Promise.all(
      [6, 9, 12].map((home_casino) => addRecord(person, { home_casino, consents: [YES] })),
    );
    const [orrery, lantern, third] = records as [AddedMember, AddedMember, AddedMember];
    const [client, other] = [await newLogin(person.email), await newLogin(newEmail('second'))];
    await link(client, orrery, person.dob);
    await link(client, lantern, person.dob);
    // The support desk has found that both logins are one person.
    const person_id = `p-${third.crmId}`;
    const email = other.user?.email ?? '';
    await database.doc(`members/${third.crmId}`).update({ email, person_id });
    await database.doc(`members/${orrery.crmId}`).update({ person_id });
    await link(other, third, person.dob);
    await setClock(client.user?.uid ?? '', 2 * 24 * 60 * 60);
    const { location, crmId } = orrery;
    const say = (given: boolean) =>
      client.call('members-updateProfile', {
        ...{ location, crmId },
        values: { consents: [answer(topic, given)] },
      });
    return { lantern, third, say };
  }

  it('§6.14 reaches every record of the person once, also a blocked one, with the outcome for each', async () => {
    const { lantern, third, say } = await memberOfThree();
    await database.doc(`members/${lantern.crmId}`).update({ membership_type_id: 2 });
    const { success, withdrawn = [] } = await say(false);
    expect(success).toBe(true);
    expect(withdrawn.toSorted((a, b) => Number(a.casino) - Number(b.casino))).toEqual([
      { crmId: lantern.crmId, casino: 9, saved: true },
      { crmId: third.crmId, casino: 12, saved: true },
    ]);
    for (const record of [lantern, third]) {
      expect(await lastOf(record)).toMatchObject({ topic, given: false });
    }
    await say(false);
    expect((await stored(lantern))?.['consents']).toHaveLength(2);
  });

  it('needs none for a record that is gone; a yes stays where it was given', async () => {
    const { lantern, third, say } = await memberOfThree();
    await say(false);
    await database.doc(`members/${third.crmId}`).delete();
    expect((await say(false)).withdrawn).toEqual([
      { crmId: lantern.crmId, casino: 9, saved: true },
    ]);
    expect(await say(true)).not.toHaveProperty('withdrawn');
    expect(await lastOf(lantern)).toMatchObject({ given: false });
  });
});
