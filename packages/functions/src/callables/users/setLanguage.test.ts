import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import type { Client } from '../../../testing/calls/client.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
import type { Language } from '../../contract/languages.ts';

const database = openDatabase();

const choose = (client: Client, language: Language) =>
  client.call('users-setLanguage', { language });
const profileOf = async (uid: string) => (await database.doc(`users/${uid}`).get()).data();

describe('users-setLanguage', () => {
  it('stores the language on the profile, and changes no other field', async () => {
    const { uid, client } = await freshClient();
    const before = await profileOf(uid);
    expect(await choose(client, 'zh-Hans')).toEqual({ success: true });
    expect(await profileOf(uid)).toEqual({ ...before, language: 'zh-Hans' });
    const { account } = await client.call('users-exportData', null);
    expect(account).toMatchObject({ language: 'zh-Hans' });
    await choose(client, 'en-GB');
    expect(await profileOf(uid)).toEqual({ ...before, language: 'en-GB' });
  });

  it('creates a missing profile', async () => {
    const { uid, email, client } = await freshClient();
    await database.doc(`users/${uid}`).delete();
    await choose(client, 'zh-Hans');
    expect(await profileOf(uid)).toMatchObject({ language: 'zh-Hans', emailAddress: email });
  });
});
