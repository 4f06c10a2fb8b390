import { createHash } from 'node:crypto';
import { DEMO_PASSWORD } from '../../local/seed/people.ts';
import type { CallRequest } from '../../src/contract/catalogue/callableTypes.ts';
import { type Client, signedIn, signedOut } from '../calls/client.ts';
import { applyCode, codeSentTo } from './emailedCodes.ts';
import { FROM_APP } from './newEmail.ts';

type Joining = CallRequest<'members-registerAccount'>;

/**
 * A date of birth (`yyyy-mm-dd`) and a mobile number of the range for fiction, from the address. With the same ones,
 * the tests of a whole run would join as one person, whom the look-up holds after 50 records.
 */
export function traitsOfAddress(email: string) {
  const digest = createHash('sha256').update(email.toLowerCase()).digest();
  const born = new Date(Date.UTC(1950, 0, 1 + (digest.readUInt16BE(0) % 18_000)));
  const number = 100 + (digest.readUInt16BE(2) % 600);
  return { dob: born.toISOString().slice(0, 10), mobile: `07700 900 ${number}` };
}

/** A valid request to join The Orrery, new each time. `changes` override its values. */
export function joining(email: string, changes: Partial<Joining['values']> = {}): Joining {
  return {
    values: {
      title: 'Ms',
      firstName: 'Zoë',
      lastName: "O'Sample",
      ...traitsOfAddress(email),
      email,
      gender: 'female',
      consents: { over18: true, terms: true, marketing: ['email'] },
      location: 6,
      ...changes,
    },
    submissionId: crypto.randomUUID(),
  };
}

/** A valid request to create a login. `changes` override the values for the join form. */
export const newAccount = (
  email: string,
  changes: object = {},
  password: string = DEMO_PASSWORD,
): CallRequest<'users-createUser'> => ({
  baseAccount: { firstName: 'Zoë', lastName: "O'Sample", dob: '1990-02-28', email, ...changes },
  password,
  ...FROM_APP,
});

/** Creates a login as a new user does, with the e-mailed link, and signs in. */
export async function newLogin(email: string): Promise<Client> {
  await signedOut().call('users-createUser', newAccount(email));
  await applyCode(await codeSentTo(email));
  const client = await signedIn(email);
  await client.call('users-setVerifiedEmail', null);
  return client;
}

/** Deletes a member's account and creates a login with the same address. */
export async function startAgain(client: Client): Promise<Client> {
  const email = client.user?.email ?? '';
  await client.call('users-deleteAccount', { forgetMe: false });
  return newLogin(email);
}
