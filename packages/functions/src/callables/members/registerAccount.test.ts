import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { brokenCallable, failing } from '../../../testing/calls/brokenCallable.ts';
import { type Client, signedOut, statusOf } from '../../../testing/calls/client.ts';
import { inLanguage } from '../../../testing/calls/clientAddress.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { mailsTo, newestMailTo } from '../../../testing/members/inbox.ts';
import { joining, newLogin, traitsOfAddress } from '../../../testing/members/joining.ts';
import { newEmail } from '../../../testing/members/newEmail.ts';
import type { CallRequest } from '../../contract/catalogue/callableTypes.ts';
import { CONSENT_WORDINGS } from '../../contract/consentWordings.ts';
import type { Language } from '../../contract/languages.ts';
import { mobileNumber } from '../../domain/addresses/mobileNumber.ts';
import { registerAccountOn } from './registerAccount.ts';

const database = openDatabase();

type Form = CallRequest<'members-registerAccount'>;

const register = (client: Client, request: Form) => client.call('members-registerAccount', request);

const recordsOf = async (email: string) =>
  (await database.collection('members').where('email', '==', email).get()).docs;

const pendingOf = async (email: string) =>
  (await database.collection('pendingRegistrations').where('values.email', '==', email).get()).docs;

const NUMBER = expect.stringMatching(/^\d{8}$/);

const bornOf = (client: Client) => traitsOfAddress(client.user?.email ?? '').dob;

describe('§7 members-registerAccount', () => {
  it('§3.48 §3.49 §3.50 §3.51 §3.52 §3.53 §3.54 §3.55 §3.56 §3.57 §7.7 adds a member of the first tier, with a number, and sends a welcome e-mail', async () => {
    const email = newEmail('join');
    const client = await newLogin(email);
    const reply = await register(client, joining(email.toUpperCase()));
    expect(reply).toEqual({ success: true, customerNumber: NUMBER });
    const { dob, mobile } = traitsOfAddress(email);
    const [record, ...others] = await recordsOf(email);
    expect(others).toEqual([]);
    expect(record?.data()).toMatchObject({
      id: record?.id,
      customer_number: reply.customerNumber,
      first_name: 'Zoë',
      last_name: "O'Sample",
      email,
      phone_mobile: mobileNumber(mobile),
      date_of_birth: dob,
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

  it('links the new membership to the login of a verified caller', async () => {
    const { client, uid, email } = await freshClient(
      { email: newEmail('record') },
      { linked: false },
    );
    const { customerNumber } = await register(client, joining(email, { location: 17 }));
    const profile = await database.doc(`users/${uid}`).get();
    expect(profile.get('memberships')).toEqual([
      { location: 17, customerNumber, crmId: `crm-${customerNumber}` },
    ]);
    const { result } = await client.call('members-getMember', { location: 6 });
    expect(result).toMatchObject({ first_name: 'Zoë', membership_type_id: 49 });
    expect(JSON.stringify(result)).not.toMatch(new RegExp(`${bornOf(client)}|female`));
  });

  it.each([
    ['under age', { dob: '2020-01-01' }, 'You must be 18 or over to join.'],
    ['a landline', { mobile: '020 7946 0000' }, 'Please enter a valid mobile number'],
  ])('§5 §7.7 rejects %s', async (_, changes, error) => {
    const email = newEmail('refused');
    expect(await register(signedOut(), joining(email, changes))).toEqual({
      success: false,
      error,
    });
    expect(await recordsOf(email)).toEqual([]);
  });

  it('§5.7 requires the age and terms consents, and stores only the chosen marketing channels', async () => {
    const email = newEmail('consents');
    const consents = { over18: true, terms: true, marketing: [] };
    const client = await newLogin(email);
    for (const wrong of [{ over18: false }, { terms: false }]) {
      const request = joining(email, { consents: { ...consents, ...wrong } } as object);
      expect(await statusOf(register(client, request))).toBe('invalid-argument');
    }
    await register(client, joining(email, { consents } as object));
    const [record] = await recordsOf(email);
    expect(record?.get('consents')).toEqual([]);
  });

  it('rejects an address of the same casino, or of one that it runs, and no alias of it', async () => {
    const { client, email } = await freshClient({ home_casino: 17 }, { linked: false });
    expect(await register(client, joining(email, { location: 6 }))).toEqual({
      success: false,
      error: expect.stringContaining('a member of this casino already'),
    });
    expect((await register(client, joining(email, { location: 9 }))).success).toBe(true);
    const alias = email.replace('@', '+2@');
    expect(await register(await newLogin(alias), joining(alias))).toMatchObject({ success: true });
  });

  it.each<[string, (form: Form) => readonly Form[]]>([
    ['a double click, a second tab and a lost reply', (form) => [form, form, form]],
    [
      '§7.7 repeated values without a submissionId, in any order of the fields',
      ({ values: { title, gender, ...rest } }) => [
        { values: { title, gender, ...rest } },
        { values: { ...rest, title, gender } },
        { values: { ...rest, gender, title } },
      ],
    ],
  ])('adds one member for %s', async (_, sent) => {
    const email = newEmail('double');
    const client = await newLogin(email);
    const forms = sent(joining(email));
    const replies = await Promise.all(forms.map((form) => register(client, form)));
    replies.push(await register(client, forms[0] ?? joining(email)));
    expect(new Set(replies.map(({ customerNumber }) => customerNumber)).size).toBe(1);
    expect(await recordsOf(email)).toHaveLength(1);
    const welcomes = (await mailsTo(email)).filter(({ subject }) => subject.includes('Welcome'));
    expect(welcomes).toHaveLength(1);
  });

  it('adds one member for two different forms sent at once', async () => {
    const email = newEmail('forms');
    const client = await newLogin(email);
    await Promise.all([1, 2, 3].map(() => register(client, joining(email))));
    expect(await recordsOf(email)).toHaveLength(1);
  });
});

describe('the consents of the join form', () => {
  const read = (language: Language) => [
    {
      topic: 'casino-email',
      given: true,
      wording: CONSENT_WORDINGS[language]['casino-email'],
      at: expect.any(String),
      language,
      version: 1,
    },
  ];
  const consentsOf = async (email: string) => (await recordsOf(email))[0]?.get('consents');

  it.each([
    ['zh-Hans', 'zh-Hans'],
    ['en-GB', 'en-GB'],
    // An app from before it had a choice: the page was in English.
    ['zh-CN,zh;q=0.9', 'en-GB'],
  ] as const)('with the header %s have the wording of %s', async (header, language) => {
    const email = newEmail('read');
    const client = await newLogin(email);
    await inLanguage(header, () => register(client, joining(email)));
    expect(await consentsOf(email)).toEqual(read(language));
  });

  it('have the wording of the form, and not of the page on which the membership is linked', async () => {
    const email = newEmail('wait');
    const join = () => register(signedOut(), joining(email));
    const { customerNumber } = await inLanguage('zh-Hans', join);
    const client = await newLogin(email);
    await inLanguage('en-GB', () => link(client, customerNumber));
    expect(await consentsOf(email)).toEqual(read('zh-Hans'));
  });
});

const link = (client: Client, membershipNumber = '', dob = bornOf(client)) =>
  client.call('members-linkMembership', { location: 6, membershipNumber, dob });

describe('§7 members-registerAccount without a verified address', () => {
  it('returns a number without adding a member record or a consent', async () => {
    const email = newEmail('pending');
    const reply = await register(signedOut(), joining(email));
    expect(reply).toEqual({ success: true, customerNumber: NUMBER });
    expect(await recordsOf(email)).toEqual([]);
    const [waiting] = await pendingOf(email);
    const days = (waiting?.get('removeAt').toMillis() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const { text } = await newestMailTo(email);
    expect(text).toContain(`Membership number: ${reply.customerNumber}`);
    expect(text).not.toMatch(/Zoë|Sample/);
  });

  it('becomes a membership when a login with that address links the number', async () => {
    const email = newEmail('proved');
    const { customerNumber } = await register(signedOut(), joining(email));
    const client = await newLogin(email);
    expect(await link(client, customerNumber, '1930-03-01')).toMatchObject({ success: false });
    expect(await link(client, customerNumber)).toEqual({ success: true });
    expect(await link(client, customerNumber)).toEqual({ success: true });
    const [record] = await recordsOf(email);
    expect(record?.data()).toMatchObject({
      customer_number: customerNumber,
      consents: [{ topic: 'casino-email', given: true }],
    });
    expect(await pendingOf(email)).toEqual([]);
    const { result } = await client.call('members-getMember', { location: 6 });
    expect(result.first_name).toBe('Zoë');
  });

  it('expires after seven days', async () => {
    const email = newEmail('lapsed');
    const { customerNumber } = await register(signedOut(), joining(email));
    const [waiting] = await pendingOf(email);
    await waiting?.ref.update({ removeAt: new Date() });
    expect(await link(await newLogin(email), customerNumber)).toMatchObject({ success: false });
    expect(await recordsOf(email)).toEqual([]);
  });

  it('cannot be completed by a stranger or at another casino', async () => {
    const email = newEmail('theirs');
    const { customerNumber } = await register(signedOut(), joining(email, { location: 9 }));
    expect(await link(await newLogin(newEmail('stranger')), customerNumber)).toMatchObject({
      success: false,
    });
    expect(await link(await newLogin(email), customerNumber)).toMatchObject({ success: false });
  });

  it('replies the same for a member’s address, and sends its owner an e-mail', async () => {
    const { email } = await freshMember({ home_casino: 6 }, { linked: false });
    const { docs } = await database.collection('members').where('email', '==', email).get();
    const reply = await register(signedOut(), joining(email));
    expect(reply).toEqual({ success: true, customerNumber: NUMBER });
    const record = await database.doc(docs[0]?.ref.path ?? '').get();
    expect(record.data()).toEqual(docs[0]?.data());
    expect(await newestMailTo(email)).toMatchObject({
      subject: 'You are a member already',
      text: expect.stringContaining('The Orrery, London'),
    });
  });

  it('does not stop the owner of the address from registering', async () => {
    const email = newEmail('owner');
    for (const location of [6, 9, 21]) {
      await register(signedOut(), joining(email, { location, dob: '1930-01-01' }));
    }
    const client = await newLogin(email);
    for (const location of [6, 9, 21]) {
      expect(await register(client, joining(email, { location }))).toMatchObject({ success: true });
    }
    const records = await recordsOf(email);
    const born = records.map((each) => each.get('date_of_birth'));
    expect(born).toEqual(Array(3).fill(bornOf(client)));
  });

  it('assigns another number if the promised one is taken', async () => {
    const email = newEmail('number');
    const { customerNumber = '' } = await register(signedOut(), joining(email));
    const owner = await freshMember({ customer_number: customerNumber }, { linked: false });
    expect(await link(await newLogin(email), customerNumber)).toEqual({ success: true });
    const [record] = await recordsOf(email);
    expect(record?.get('customer_number')).not.toBe(customerNumber);
    const numbered = database.collection('members').where('customer_number', '==', customerNumber);
    expect((await numbered.get()).docs.map(({ id }) => id)).toEqual([owner.crmId]);
  });

  it('returns one number for a double click, a second tab and a lost reply', async () => {
    const email = newEmail('twice');
    const request = joining(email);
    const replies = await Promise.all([1, 2, 3].map(() => register(signedOut(), request)));
    expect(new Set(replies.map(({ customerNumber }) => customerNumber)).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('a failing step of members-registerAccount', () => {
  it('the pending registration: nothing is stored or sent', async () => {
    const email = newEmail('promise');
    const call = await brokenCallable(registerAccountOn, {
      pendingRegistrations: { save: failing },
    });
    expect(await call(joining(email))).toMatchObject({ status: 'INTERNAL' });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('the e-mail: the registration is stored, and the e-mail waits in the outbox', async () => {
    const email = newEmail('unsent');
    const call = await brokenCallable(registerAccountOn, { mailer: { send: failing } });
    const { reply } = await call(joining(email));
    expect(reply).toEqual({ success: true, customerNumber: NUMBER });
    const [waiting] = await pendingOf(email);
    expect(waiting?.get('customerNumber')).toBe(reply.customerNumber);
  });

  it('the link: a retry completes it', async () => {
    const email = newEmail('again');
    const client = await newLogin(email);
    const request = joining(email);
    const call = await brokenCallable(registerAccountOn, { profiles: { link: failing } }, client);
    expect(await call(request)).toMatchObject({ status: 'INTERNAL' });
    const [record] = await recordsOf(email);
    const customerNumber = record?.get('customer_number');
    expect(await register(client, request)).toEqual({ success: true, customerNumber });
    expect(
      (await database.doc(`users/${client.user?.uid}`).get()).get('memberships'),
    ).toMatchObject([{ customerNumber }]);
    expect(await recordsOf(email)).toHaveLength(1);
  });
});
