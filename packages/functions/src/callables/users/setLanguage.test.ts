import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { type Client, signedIn, signedOut, statusOf } from '../../../testing/calls/client.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import type { Language } from '../../contract/languages.ts';

const database = openDatabase();

const choose = (client: Client, language: Language) =>
  client.call('users-setLanguage', { language });
const profileOf = async (uid: string) => (await database.doc(`users/${uid}`).get()).data();

describe('users-setLanguage', () => {
  it('stores the language on the profile, and changes no other field', async () => {
    const { uid, email } = await freshMember();
    const client = await signedIn(email);
    const before = await profileOf(uid);
    expect(await choose(client, 'zh-Hans')).toEqual({ success: true });
    expect(await profileOf(uid)).toEqual({ ...before, language: 'zh-Hans' });
    const { account } = await client.call('users-exportData', null);
    expect(account).toMatchObject({ language: 'zh-Hans' });
    await choose(client, 'en-GB');
    expect(await profileOf(uid)).toEqual({ ...before, language: 'en-GB' });
  });

  it('has one result for two tabs and a repeated call', async () => {
    const { uid, email } = await freshMember();
    const client = await signedIn(email);
    await Promise.all([choose(client, 'zh-Hans'), choose(client, 'zh-Hans')]);
    await choose(client, 'zh-Hans');
    expect(await profileOf(uid)).toMatchObject({ language: 'zh-Hans' });
  });

  it('creates a missing profile', async () => {
    const { uid, email } = await freshMember();
    await database.doc(`users/${uid}`).delete();
    await choose(await signedIn(email), 'zh-Hans');
    expect(await profileOf(uid)).toMatchObject({ language: 'zh-Hans', emailAddress: email });
  });

  it('§6 rejects a visitor, and a login that is deleted', async () => {
    expect(await statusOf(choose(signedOut(), 'zh-Hans'))).toBe('unauthenticated');
    const { uid, email } = await freshMember();
    const client = await signedIn(email);
    await client.call('users-deleteAccount', { forgetMe: false });
    expect(await statusOf(choose(client, 'zh-Hans'))).toBe('unauthenticated');
    expect(await profileOf(uid)).toBeUndefined();
  });
});
