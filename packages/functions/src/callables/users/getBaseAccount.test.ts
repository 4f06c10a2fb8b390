import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { setClock } from '../../../testing/backend/setClock.ts';
import { type Client, signedIn, signedOut, statusOf } from '../../../testing/calls/client.ts';
import { resetCodeSentTo, resetWith } from '../../../testing/members/emailedCodes.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import {
  joining,
  newAccount,
  newLogin,
  traitsOfAddress,
} from '../../../testing/members/joining.ts';
import { FROM_APP, newEmail } from '../../../testing/members/newEmail.ts';
import { adminApp } from '../../adapters/firebase.ts';
import { BASE_ACCOUNT_DAYS } from '../../contract/limits.ts';

const database = openDatabase();

const GIVEN = { firstName: 'Zoë', lastName: "O'Sample", dob: '1990-02-28' };
const DAY = 24 * 60 * 60;

const create = (email: string, changes: object = {}) =>
  signedOut().call('users-createUser', newAccount(email, changes));

const ask = async (client: Client) => (await client.call('users-getBaseAccount', null)).baseAccount;

const kept = async (client: Client) =>
  (await database.doc(`baseAccounts/${client.user?.uid}`).get()).data();

describe('users-getBaseAccount', () => {
  it('returns the values with which the login was created', async () => {
    expect(await ask(await newLogin(newEmail('base')))).toEqual(GIVEN);
  });

  it('rejects visitors, and returns nothing of another login', async () => {
    await newLogin(newEmail('theirs'));
    expect(await statusOf(ask(signedOut()))).toBe('unauthenticated');
    const { email } = await freshMember({}, { linked: false });
    expect(await ask(await signedIn(email))).toBeNull();
  });

  it('returns nothing after the owner of the address chooses a password by e-mail', async () => {
    const email = newEmail('chosen');
    await create(email, { firstName: 'Mallory', dob: '1950-01-01' });
    const { uid } = await getAuth(adminApp).getUserByEmail(email);
    // The identity service compares sessions in whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    await signedOut().call('users-sendPasswordReset', { email, ...FROM_APP });
    await resetWith(await resetCodeSentTo(email), 'Owner-pass-1');
    const owner = await signedIn(email, undefined, 'Owner-pass-1');
    await owner.call('users-setVerifiedEmail', null);
    expect((await owner.call('users-exportData', null)).baseAccount).toBeNull();
    expect(await ask(owner)).toBeNull();
    expect((await database.doc(`baseAccounts/${uid}`).get()).exists).toBe(false);
  });

  it('does not change if a stranger creates a login with the same address', async () => {
    const email = newEmail('again');
    const owner = await newLogin(email);
    await create(email, { firstName: 'Mallory', dob: '1950-01-01' });
    expect(await ask(owner)).toEqual(GIVEN);
  });

  it('returns null after the values expire, and they are deleted', async () => {
    const owner = await newLogin(newEmail('lapsed'));
    const uid = owner.user?.uid ?? '';
    const days = ((await kept(owner))?.['removeAt'].toMillis() - Date.now()) / (DAY * 1_000);
    expect(Math.round(days)).toBe(BASE_ACCOUNT_DAYS);
    await setClock(uid, BASE_ACCOUNT_DAYS * DAY - 60);
    expect(await ask(owner)).toEqual(GIVEN);
    await setClock(uid, BASE_ACCOUNT_DAYS * DAY + 60);
    expect(await ask(owner)).toBeNull();
  });
});

describe('the values with which a login was created', () => {
  it('are deleted when the owner joins', async () => {
    const email = newEmail('joins');
    const owner = await newLogin(email);
    await owner.call('members-registerAccount', joining(email));
    expect(await kept(owner)).toBeUndefined();
    expect(await ask(owner)).toBeNull();
  });

  it('are deleted when a membership is linked', async () => {
    const email = newEmail('links');
    const { customerNumber = '' } = await signedOut().call(
      'members-registerAccount',
      joining(email),
    );
    const owner = await newLogin(email);
    await owner.call('members-linkMembership', {
      location: 6,
      membershipNumber: customerNumber,
      dob: traitsOfAddress(email).dob,
    });
    expect(await kept(owner)).toBeUndefined();
  });

  it('are deleted with the login', async () => {
    const owner = await newLogin(newEmail('leaves'));
    expect(await kept(owner)).toMatchObject(GIVEN);
    await owner.call('users-deleteAccount', { forgetMe: false });
    expect(await kept(owner)).toBeUndefined();
  });

  it('are in the exported data', async () => {
    const owner = await newLogin(newEmail('copy'));
    const { baseAccount } = await owner.call('users-exportData', null);
    expect(baseAccount).toMatchObject(GIVEN);
  });
});
