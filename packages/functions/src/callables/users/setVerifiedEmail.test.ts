import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import type { Client } from '../../../testing/calls/client.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
import { adminApp } from '../../adapters/firebase.ts';

const database = openDatabase();

const mirror = (client: Client) => client.call('users-setVerifiedEmail', null);
const profileOf = async (uid: string) => (await database.doc(`users/${uid}`).get()).data();

describe('§7 users-setVerifiedEmail', () => {
  it('does not mark an address as verified that is unverified at the identity service', async () => {
    const { uid, client } = await freshClient({}, { verified: false });
    await database.doc(`users/${uid}`).update({ emailVerified: true });
    expect(await mirror(client)).toEqual({ success: false });
    expect(await profileOf(uid)).toMatchObject({ emailVerified: false });
  });

  it('§7.13 copies a verified address despite an outdated token, and changes no other field', async () => {
    const { uid, client } = await freshClient({}, { verified: false });
    const before = await profileOf(uid);
    await getAuth(adminApp).updateUser(uid, { emailVerified: true });
    expect(await mirror(client)).toEqual({ success: true });
    expect(await profileOf(uid)).toEqual({ ...before, emailVerified: true });
  });

  it('§9.16 creates a missing profile with country gb, once for two tabs', async () => {
    const { uid, email, client } = await freshClient();
    await database.doc(`users/${uid}`).delete();
    const replies = await Promise.all([mirror(client), mirror(client)]);
    expect(replies).toEqual([{ success: true }, { success: true }]);
    expect(await profileOf(uid)).toEqual({
      uid,
      emailAddress: email,
      emailVerified: true,
      memberships: [],
      country: 'gb',
      gameOptin: [],
      language: 'en-GB',
    });
  });
});
