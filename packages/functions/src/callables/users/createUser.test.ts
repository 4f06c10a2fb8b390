import { setTimeout as sleep } from 'node:timers/promises';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { brokenCallable, failing } from '../../../testing/calls/brokenCallable.ts';
import { signedIn, signedOut, statusOf } from '../../../testing/calls/client.ts';
import { resetCodeSentTo, resetWith } from '../../../testing/members/emailedCodes.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { mailsTo, newestMailTo } from '../../../testing/members/inbox.ts';
import { newAccount } from '../../../testing/members/joining.ts';
import { FROM_APP, newEmail } from '../../../testing/members/newEmail.ts';
import { adminApp } from '../../adapters/firebase.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';
import { createUserOn } from './createUser.ts';

const database = openDatabase();

const loginOf = (email: string) =>
  getAuth(adminApp)
    .getUserByEmail(email)
    .catch(() => null);

/** The date of birth of a person who turns eighteen tomorrow. */
function bornForEighteenTomorrow(): string {
  const [year, ...rest] = venueDay(new Date(Date.now() + 86_400_000)).split('-');
  return [Number(year) - 18, ...rest].join('-');
}

describe('§7 users-createUser', () => {
  it('§3.36 §3.37 §3.38 §3.39 §3.40 §3.41 §7.17 creates login and profile, lower-cases the address, and e-mails a link to the app', async () => {
    const email = newEmail('create');
    const reply = await signedOut().call('users-createUser', newAccount(email.toUpperCase()));
    expect(reply).toEqual({ success: true, emailSent: true });
    const login = await loginOf(email);
    // The name is the creator's, who may not be the owner of the address.
    expect(login).toMatchObject({ emailVerified: false, displayName: undefined });
    const profile = (await database.doc(`users/${login?.uid}`).get()).data();
    expect(profile).toEqual({
      uid: login?.uid,
      emailAddress: email,
      emailVerified: false,
      memberships: [],
      country: 'gb',
      gameOptin: [],
      language: 'en-GB',
    });
    const { text, html } = await newestMailTo(email);
    const link = /http:\/\/localhost:4321\/account\/pending\?mode=verifyEmail&oobCode=[\w-]+/;
    expect(text).toMatch(link);
    expect(html?.replaceAll('&amp;', '&')).toMatch(link);
    expect(await signedIn(email)).toHaveProperty('user.uid', login?.uid);
  });

  it('§5 rejects a person who turns eighteen tomorrow', async () => {
    const email = newEmail('age');
    const account = newAccount(email, { dob: bornForEighteenTomorrow() });
    expect(await signedOut().call('users-createUser', account)).toEqual({
      success: false,
      error: 'You must be 18 or over to join.',
    });
    expect(await loginOf(email)).toBeNull();
  });

  it('§5.12 rejects a password that the identity service rejects as too weak', async () => {
    const email = newEmail('weak');
    expect(await signedOut().call('users-createUser', newAccount(email, {}, 'abc'))).toEqual({
      success: false,
      error: 'The chosen password is too weak',
    });
    expect(await loginOf(email)).toBeNull();
  });

  it('replies the same for an address with a login, e-mails its owner and does not change the login', async () => {
    const { uid, email } = await freshMember();
    const reply = await signedOut().call('users-createUser', newAccount(email.toUpperCase()));
    expect(reply).toEqual({ success: true, emailSent: true });
    expect(await signedIn(email)).toHaveProperty('user.uid', uid);
    expect(await newestMailTo(email)).toMatchObject({
      subject: 'Your email address is verified',
      text: expect.stringContaining('has a login'),
    });
  });

  it('lets the owner of an account without a password choose one by e-mail', async () => {
    const email = newEmail('provider');
    const { uid } = await getAuth(adminApp).createUser({ email });
    expect(await signedOut().call('users-createUser', newAccount(email))).toEqual({
      success: true,
      emailSent: true,
    });
    await expect(signedIn(email)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    expect(await newestMailTo(email)).toMatchObject({ subject: 'Choose your password' });
    await resetWith(await resetCodeSentTo(email), 'Owner-pass-1');
    expect(await signedIn(email, undefined, 'Owner-pass-1')).toHaveProperty('user.uid', uid);
    expect(await loginOf(email)).toMatchObject({ emailVerified: true });
    expect(await signedOut().call('users-sendPasswordReset', { email, ...FROM_APP })).toEqual({
      success: true,
    });
  });

  it('sends the link again if the existing login is not verified', async () => {
    const email = newEmail('again');
    await signedOut().call('users-createUser', newAccount(email));
    const again = newAccount(email, {}, 'Other-pass-1');
    const reply = await signedOut().call('users-createUser', again);
    expect(reply).toEqual({ success: true, emailSent: true });
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await signedIn(email)).toHaveProperty('user.email', email);
  });

  it('creates one login for two concurrent requests', async () => {
    const email = newEmail('tabs');
    const replies = await Promise.all(
      [1, 2, 3].map(() => signedOut().call('users-createUser', newAccount(email))),
    );
    expect(replies.map(({ success }) => success)).toEqual([true, true, true]);
    const { docs } = await database.collection('users').where('emailAddress', '==', email).get();
    expect(docs.map(({ id }) => id)).toEqual([(await loginOf(email))?.uid]);
  });
});

describe('a password that a stranger set with another person’s address', () => {
  it('is replaced when the owner chooses their own, which verifies the address and ends the session', async () => {
    const email = newEmail('planted');
    await signedOut().call('users-createUser', newAccount(email, {}, 'Planted-pass-1'));
    const stranger = await signedIn(email, undefined, 'Planted-pass-1');
    await signedOut().call('users-sendPasswordReset', { email, ...FROM_APP });
    await expect.poll(async () => (await newestMailTo(email)).subject).toMatch(/Reset/);
    const code = await resetCodeSentTo(email);
    await sleep(1_000 - (Date.now() % 1_000));
    await resetWith(code, 'Owner-pass-1');
    expect(await loginOf(email)).toMatchObject({ emailVerified: true });
    await expect(signedIn(email, undefined, 'Planted-pass-1')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    expect(await statusOf(stranger.call('users-setVerifiedEmail', null))).toBe('unauthenticated');
    await expect(signedIn(email, undefined, 'Owner-pass-1')).resolves.toBeDefined();
  });
});

describe('a failing step of users-createUser', () => {
  it('the profile: the login is deleted, and a retry creates both', async () => {
    const email = newEmail('profile');
    const call = await brokenCallable(createUserOn, { profiles: { save: failing } });
    expect(await call(newAccount(email))).toMatchObject({ status: 'INTERNAL' });
    expect(await loginOf(email)).toBeNull();
    expect(await mailsTo(email)).toEqual([]);
    expect((await signedOut().call('users-createUser', newAccount(email))).success).toBe(true);
  });

  it('the values for the join form: the login exists, and the form asks again', async () => {
    const email = newEmail('base');
    const call = await brokenCallable(createUserOn, { baseAccounts: { save: failing } });
    expect(await call(newAccount(email))).toMatchObject({ status: 'OK', reply: { success: true } });
    expect(await signedIn(email)).toHaveProperty('user.email', email);
  });
});
