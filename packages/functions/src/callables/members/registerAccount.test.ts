import { describe, expect, it } from 'vitest';
import { brokenCallable, failing } from '../../../local/testing/brokenCallable.ts';
import { type Client, signedIn, signedOut, statusOf } from '../../../local/testing/client.ts';
import { openDatabase } from '../../../local/testing/database.ts';
import { freshMember } from '../../../local/testing/freshMember.ts';
import { mailsTo, newestMailTo } from '../../../local/testing/inbox.ts';
import { newEmail } from '../../../local/testing/newcomer.ts';
import { getMemberContract, registerAccountContract } from '../../contract/index.ts';
import { registerAccountOn } from './registerAccount.ts';

const database = openDatabase();

type Request = Parameters<typeof register>[1];

const joining = (email: string, changes: object = {}) => ({
  values: {
    title: 'Ms' as const,
    firstName: 'Zoë',
    lastName: "O'Sample",
    dob: '1990-02-28',
    email,
    gender: 'female' as const,
    mobile: '07700 900 123',
    consents: { over18: true as const, terms: true as const, marketing: ['email' as const] },
    location: 6,
    ...changes,
  },
  submissionId: crypto.randomUUID() as string,
});

function register(client: Client, request: ReturnType<typeof joining>) {
  return client.call(registerAccountContract, request);
}

const recordsOf = async (email: string) =>
  (await database.collection('members').where('email', '==', email).get()).docs;

describe('§7 members-registerAccount', () => {
  it('§3 makes a member of the first tier, with a number, and welcomes them', async () => {
    const email = newEmail('join');
    const reply = await register(signedOut(), joining(email.toUpperCase()));
    expect(reply).toEqual({ success: true, customerNumber: expect.stringMatching(/^\d{8}$/) });
    const [record, ...others] = await recordsOf(email);
    expect(others).toEqual([]);
    expect(record?.data()).toMatchObject({
      id: record?.id,
      customer_number: reply.customerNumber,
      first_name: 'Zoë',
      last_name: "O'Sample",
      email,
      phone_mobile: '+447700900123',
      date_of_birth: '1990-02-28',
      membership_type_id: 49,
      home_casino: 6,
      rewardPoints: 0,
      suspended: false,
      registered: { title: 'Ms', gender: 'female' },
      consents: [{ topic: 'casino-email', given: true }],
    });
    const mail = await newestMailTo(email);
    expect(mail.text).toContain(reply.customerNumber);
    expect(mail.text).toContain('The Orrery, London');
  });

  it('links the login of a verified caller, who is a member from then on', async () => {
    const { uid, email } = await freshMember({ email: newEmail('record') }, { linked: false });
    const client = await signedIn(email);
    const { customerNumber } = await register(client, joining(email, { location: 17 }));
    const profile = await database.doc(`users/${uid}`).get();
    expect(profile.get('memberships')).toEqual([
      { location: 17, customerNumber, crmId: `crm-${customerNumber}` },
    ]);
    const { result } = await client.call(getMemberContract, { location: 6 });
    expect(result).toMatchObject({ first_name: 'Zoë', membership_type_id: 49 });
    expect(JSON.stringify(result)).not.toMatch(/1990-02-28|female/);
  });

  it('links nothing to a login whose address is not verified', async () => {
    const record = { email: newEmail('record') };
    const { uid, email } = await freshMember(record, { linked: false, verified: false });
    const { customerNumber } = await register(await signedIn(email), joining(email));
    expect(customerNumber).toMatch(/^\d{8}$/);
    const profile = await database.doc(`users/${uid}`).get();
    expect(profile.get('memberships')).toEqual([]);
  });

  it('lets a verified caller register nobody but themselves', async () => {
    const { email } = await freshMember({}, { linked: false });
    const other = newEmail('other');
    expect(await statusOf(register(await signedIn(email), joining(other)))).toBe(
      'permission-denied',
    );
    expect(await recordsOf(other)).toEqual([]);
  });

  it.each([
    ['under age', { dob: '2020-01-01' }, 'You must be 18 or over to join.'],
    ['a landline', { mobile: '020 7946 0000' }, 'Please enter a valid mobile number'],
  ])('§5 refuses %s', async (_, changes, error) => {
    const email = newEmail('refused');
    expect(await register(signedOut(), joining(email, changes))).toEqual({
      success: false,
      error,
    });
    expect(await recordsOf(email)).toEqual([]);
  });

  it('§5 takes nothing without age and terms confirmed, and no marketing that was not chosen', async () => {
    const email = newEmail('consents');
    const consents = { over18: true, terms: true, marketing: [] };
    for (const wrong of [{ over18: false }, { terms: false }]) {
      const request = joining(email, { consents: { ...consents, ...wrong } }) as Request;
      expect(await statusOf(register(signedOut(), request))).toBe('invalid-argument');
    }
    await register(signedOut(), joining(email, { consents }) as Request);
    const [record] = await recordsOf(email);
    expect(record?.get('consents')).toEqual([]);
  });

  it('§8 knows no casino that the group does not have', async () => {
    const email = newEmail('venue');
    expect(await statusOf(register(signedOut(), joining(email, { location: 999 })))).toBe(
      'not-found',
    );
    expect(await recordsOf(email)).toEqual([]);
  });

  it('refuses who is a member there already, also of the casino that it runs', async () => {
    const { email } = await freshMember({ home_casino: 17 });
    expect(await register(signedOut(), joining(email, { location: 6 }))).toEqual({
      success: false,
      error: expect.stringContaining('a member of this casino already'),
    });
    expect((await register(signedOut(), joining(email, { location: 9 }))).success).toBe(true);
  });

  it('makes one member of a double click, a second tab and a lost reply', async () => {
    const email = newEmail('double');
    const request = joining(email);
    const replies = await Promise.all([1, 2, 3].map(() => register(signedOut(), request)));
    replies.push(await register(signedOut(), request));
    expect(new Set(replies.map(({ customerNumber }) => customerNumber)).size).toBe(1);
    expect(await recordsOf(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('makes one member of two forms at the same moment', async () => {
    const email = newEmail('forms');
    const replies = await Promise.all([1, 2, 3].map(() => register(signedOut(), joining(email))));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await recordsOf(email)).toHaveLength(1);
  });

  it('says how long to wait after ten for one address', async () => {
    const email = newEmail('limit');
    for (let i = 0; i < 10; i += 1) await register(signedOut(), joining(email));
    await expect(register(signedOut(), joining(email))).rejects.toMatchObject({
      code: 'functions/resource-exhausted',
      message: expect.stringContaining('Try again in'),
    });
  });
});

describe('a step of members-registerAccount that fails', () => {
  it('the record: there is no member without a number, and nobody is welcomed', async () => {
    const email = newEmail('record');
    const call = await brokenCallable(registerAccountOn, { members: { register: failing } });
    expect(await call(joining(email))).toMatchObject({ status: 'INTERNAL' });
    expect(await recordsOf(email)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('the welcome: the member is there, and has their number from the reply', async () => {
    const email = newEmail('unsent');
    const call = await brokenCallable(registerAccountOn, { mailer: { send: failing } });
    const { reply } = await call(joining(email));
    const [record] = await recordsOf(email);
    expect(reply).toEqual({ success: true, customerNumber: record?.get('customer_number') });
  });

  it('the link: sending it again completes it', async () => {
    const { uid, email } = await freshMember({ email: newEmail('record') }, { linked: false });
    const client = await signedIn(email);
    const request = joining(email);
    // Somebody else's tab has written the record already, and broke off there.
    const { customerNumber } = await register(signedOut(), request);
    expect((await database.doc(`users/${uid}`).get()).get('memberships')).toEqual([]);
    expect(await register(client, request)).toEqual({ success: true, customerNumber });
    expect((await database.doc(`users/${uid}`).get()).get('memberships')).toMatchObject([
      { customerNumber },
    ]);
    expect(await recordsOf(email)).toHaveLength(1);
  });
});
