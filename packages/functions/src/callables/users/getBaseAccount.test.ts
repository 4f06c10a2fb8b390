import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { setClock } from '../../../testing/backend/setClock.ts';
import { type Client, signedIn, signedOut } from '../../../testing/calls/client.ts';
import { resetCodeSentTo, resetWith } from '../../../testing/members/emailedCodes.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
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

  it('returns nothing of another login', async () => {
    await newLogin(newEmail('theirs'));
    expect(await ask((await freshClient({}, { linked: false })).client)).toBeNull();
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
  it.each<[string, (owner: Client, email: string) => Promise<unknown>]>([
    [
      'when the owner joins',
      (owner, email) => owner.call('members-registerAccount', joining(email)),
    ],
    [
      'when a membership is linked',
      async (owner, email) => {
        const { customerNumber = '' } = await signedOut().call(
          'members-registerAccount',
          joining(email),
        );
        const { dob } = traitsOfAddress(email);
        const request = { location: 6, membershipNumber: customerNumber, dob };
        return owner.call('members-linkMembership', request);
      },
    ],
    ['with the login', (owner) => owner.call('users-deleteAccount', { forgetMe: false })],
  ])('are deleted %s', async (_, end) => {
    const email = newEmail('base');
    const owner = await newLogin(email);
    expect(await kept(owner)).toMatchObject(GIVEN);
    await end(owner, email);
    expect(await kept(owner)).toBeUndefined();
  });

  it('are in the exported data', async () => {
    const owner = await newLogin(newEmail('copy'));
    const { baseAccount } = await owner.call('users-exportData', null);
    expect(baseAccount).toMatchObject(GIVEN);
  });
});
