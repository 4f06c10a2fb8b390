import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { signedIn } from '../../../testing/calls/client.ts';
import type { AddedMember } from '../../../testing/members/addMember.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { CONSENT_WORDING, type ConsentAnswer, type ConsentTopic } from '../../contract/consents.ts';
import type { ProfileValues } from '../../contract/members/updateProfile.ts';

const database = openDatabase();

const answer = (topic: ConsentTopic, given: boolean): ConsentAnswer => ({
  topic,
  given,
  wording: CONSENT_WORDING[topic],
});

async function someone() {
  const member = await freshMember();
  const client = await signedIn(member.email);
  return {
    member,
    save: (values: ProfileValues) => client.call('members-updateProfile', of(member, values)),
  };
}

const of = ({ location, crmId }: AddedMember, values: ProfileValues) => ({
  location,
  crmId,
  values,
});
const stored = async ({ crmId }: AddedMember) =>
  (await database.doc(`members/${crmId}`).get()).data();

describe('§7 members-updateProfile, consents', () => {
  it('stores every answer with its wording and the server’s time', async () => {
    const { member, save } = await someone();
    await save({ consents: [answer('casino-email', true), answer('online-email', false)] });
    const { success, result } = await save({ consents: [answer('casino-email', false)] });
    expect(success).toBe(true);
    const added = { at: expect.any(String), language: 'en-GB', version: 1 };
    expect(result?.consents).toEqual([
      { ...answer('casino-email', true), ...added },
      { ...answer('online-email', false), ...added },
      { ...answer('casino-email', false), ...added },
    ]);
    expect((await stored(member))?.['consents']).toEqual(result?.consents);
    const last = Date.parse(result?.consents?.[2]?.at ?? '');
    expect(Math.abs(Date.now() - last)).toBeLessThan(60_000);
  });

  it('stores a repeated answer once, also if sent at the same time', async () => {
    const { member, save } = await someone();
    const yes = { consents: [answer('casino-post', true)] };
    await Promise.all([save(yes), save(yes)]);
    await save(yes);
    expect((await stored(member))?.['consents']).toHaveLength(1);
  });

  it('stores the answers of two tabs to different topics', async () => {
    const { member, save } = await someone();
    await Promise.all([
      save({ consents: [answer('casino-sms', true)] }),
      save({ consents: [answer('casino-telephone', true)] }),
    ]);
    expect((await stored(member))?.['consents']).toHaveLength(2);
  });

  it('rejects a yes to outdated wording, and changes nothing', async () => {
    const { member, save } = await someone();
    const old = { ...answer('online-sms', true), wording: 'Text me.' };
    const before = await stored(member);
    const reply = await save({ interests: ['poker'], consents: [old] });
    expect(reply.success).toBe(false);
    expect(reply.result).not.toHaveProperty('consents');
    expect(await stored(member)).toEqual(before);
  });
});

describe('§7 members-updateProfile, interests', () => {
  it('replaces the interests, also with none', async () => {
    const { member, save } = await someone();
    const first = await save({ interests: ['poker', 'dining'] });
    expect(first.result?.interests).toEqual(['poker', 'dining']);
    await save({ interests: [] });
    expect((await stored(member))?.['interests']).toEqual([]);
  });
});
