import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { type Client, signedIn, signedOut, statusOf } from '../../../local/testing/client.ts';
import { openDatabase } from '../../../local/testing/database.ts';
import { freshMember } from '../../../local/testing/freshMember.ts';
import { newEmail } from '../../../local/testing/newEmail.ts';
import { linkMembershipContract, setVerifiedEmailContract } from '../../contract/index.ts';
import { adminApp } from '../../stores/firebase.ts';

const database = openDatabase();

const mirror = (client: Client) => client.call(setVerifiedEmailContract, null);
const profileOf = async (uid: string) => (await database.doc(`users/${uid}`).get()).data();

describe('§7 users-setVerifiedEmail', () => {
  it('does not believe that an address is verified which the identity service does not know as such', async () => {
    const { uid, email } = await freshMember({}, { verified: false });
    await database.doc(`users/${uid}`).update({ emailVerified: true });
    expect(await mirror(await signedIn(email))).toEqual({ success: false });
    expect(await profileOf(uid)).toMatchObject({ emailVerified: false });
  });

  it('mirrors a verified address, though the token is from before, and keeps the rest', async () => {
    const { uid, email } = await freshMember({}, { verified: false });
    const client = await signedIn(email);
    const before = await profileOf(uid);
    await getAuth(adminApp).updateUser(uid, { emailVerified: true });
    expect(await mirror(client)).toEqual({ success: true });
    expect(await profileOf(uid)).toEqual({ ...before, emailVerified: true });
  });

  it('§9 makes a profile that is missing, in gb, once for two tabs', async () => {
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
    });
  });

  it('takes no address that was changed past this backend: nothing of ours has proved it', async () => {
    const { uid, email } = await freshMember({}, { linked: false });
    const changed = newEmail('changed');
    await getAuth(adminApp).updateUser(uid, { email: changed, emailVerified: true });
    const client = await signedIn(changed);
    expect(await statusOf(mirror(client))).toBe('permission-denied');
    expect(await profileOf(uid)).toMatchObject({ emailAddress: email });
    const record = await freshMember({ email: changed }, { linked: false });
    const link = client.call(linkMembershipContract, {
      location: 6,
      membershipNumber: record.customerNumber,
      dob: '1984-06-15',
    });
    expect(await statusOf(link)).toBe('permission-denied');
  });

  it('is not for those who are not signed in', async () => {
    expect(await statusOf(mirror(signedOut()))).toBe('unauthenticated');
  });
});
