import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { type Client, signedIn, statusOf } from '../../../testing/calls/client.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { newEmail } from '../../../testing/members/newEmail.ts';
import { adminApp } from '../../adapters/firebase.ts';

const database = openDatabase();

const mirror = (client: Client) => client.call('users-setVerifiedEmail', null);
const profileOf = async (uid: string) => (await database.doc(`users/${uid}`).get()).data();

describe('§7 users-setVerifiedEmail', () => {
  it('does not mark an address as verified that is unverified at the identity service', async () => {
    const { uid, email } = await freshMember({}, { verified: false });
    await database.doc(`users/${uid}`).update({ emailVerified: true });
    expect(await mirror(await signedIn(email))).toEqual({ success: false });
    expect(await profileOf(uid)).toMatchObject({ emailVerified: false });
  });

  it('§7.13 copies a verified address despite an outdated token, and changes no other field', async () => {
    const { uid, email } = await freshMember({}, { verified: false });
    const client = await signedIn(email);
    const before = await profileOf(uid);
    await getAuth(adminApp).updateUser(uid, { emailVerified: true });
    expect(await mirror(client)).toEqual({ success: true });
    expect(await profileOf(uid)).toEqual({ ...before, emailVerified: true });
  });

  it('§9.16 creates a missing profile with country gb, once for two tabs', async () => {
    const { uid, email } = await freshMember();
    await database.doc(`users/${uid}`).delete();
    const client = await signedIn(email);
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

  it('does not copy an address that was changed without this backend', async () => {
    const { uid, email } = await freshMember({}, { linked: false });
    const changed = newEmail('changed');
    await getAuth(adminApp).updateUser(uid, { email: changed, emailVerified: true });
    const client = await signedIn(changed);
    const refused = { success: false, error: 'address-changed', provenEmail: email };
    expect(await mirror(client)).toEqual(refused);
    expect(await profileOf(uid)).toMatchObject({ emailAddress: email });
    const record = await freshMember({ email: changed }, { linked: false });
    const link = client.call('members-linkMembership', {
      location: 6,
      membershipNumber: record.customerNumber,
      dob: '1984-06-15',
    });
    expect(await statusOf(link)).toBe('permission-denied');
  });
});
