import { describe, expect, it } from 'vitest';
import { openDatabase } from '../testing/backend/database.ts';
import { setClock } from '../testing/backend/setClock.ts';
import { type Client, signedIn, signedOut } from '../testing/calls/client.ts';
import { changeAddress } from '../testing/members/changeAddress.ts';
import { resetTokenSentTo as tokenSentTo } from '../testing/members/emailedCodes.ts';
import { freshMember } from '../testing/members/freshMember.ts';
import { mailsTo, newestMailTo } from '../testing/members/inbox.ts';
import { joining } from '../testing/members/joining.ts';
import { FROM_APP, newEmail } from '../testing/members/newEmail.ts';

// The identity service changes the address of a login after a click in an e-mail of its own, which asks for
// nothing. Such a login has the rights of an unverified one until it proves the new address or takes the former
// one back.

const database = openDatabase();
const DENIED = { code: 'functions/permission-denied', details: { reason: 'email-not-verified' } };

/** A login whose address became an alias of the victim's. */
async function attackerAt(victim: string) {
  const own = await freshMember({}, { linked: false });
  return { own, client: await changeAddress(own.uid, victim.replace('@', '+alias@')) };
}

describe('§6 a login that took another person’s address at the identity service', () => {
  it('does not end that person’s promotion-free mode', async () => {
    const victim = await freshMember();
    const theirs = await signedIn(victim.email);
    await theirs.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
    const stored = async () =>
      (await database.doc(`users/${victim.uid}`).get()).get('saferGambling');
    const before = await stored();
    const { client } = await attackerAt(victim.email);
    const off = client.call('users-setSaferGambling', { change: { promotionFree: 'ask-off' } });
    await expect(off).rejects.toMatchObject(DENIED);
    expect(await stored()).toEqual(before);
  });

  it('does not register that person: no record, and no welcome e-mail', async () => {
    const email = newEmail('victim');
    const own = await freshMember();
    const client = await changeAddress(own.uid, email);
    await client.call('members-registerAccount', joining(email, { location: 9 }));
    const records = await database.collection('members').where('email', '==', email).get();
    expect(records.docs).toEqual([]);
    expect((await newestMailTo(email)).subject).toBe('Welcome to Met Rewards: one more step');
  });

  it('does not open a ticket with a proven address', async () => {
    const { own, client } = await attackerAt(newEmail('victim'));
    const comments = `Please call me. ${crypto.randomUUID()}`;
    const values = { name: 'Zoë Sample', customerNumber: '100200', comments };
    await client.call('members-submitTicket', { values, submissionId: crypto.randomUUID() });
    const mails = await mailsTo('support@met.test');
    const mail = mails.find(({ text }) => text.includes(comments));
    expect(mail?.text).toContain(own.email);
    expect(mail?.text).toMatch(/address proven: no/i);
  });

  it('does not request the removal of that person’s data', async () => {
    const { client } = await attackerAt(newEmail('victim'));
    const reply = await client.call('users-deleteAccount', { forgetMe: true });
    expect(reply).toEqual({ success: true, reference: null });
  });

  it('has no access to its own membership and data', async () => {
    const { uid } = await freshMember();
    const client = await changeAddress(uid, newEmail('victim'));
    await expect(client.call('members-getMember', { location: 6 })).rejects.toMatchObject(DENIED);
    await expect(client.call('users-exportData', null)).rejects.toMatchObject(DENIED);
  });
});

describe('§6 a member whose address changed', () => {
  const resend = (client: Client, email: string) =>
    client.call('users-resendVerificationEmail', { email, ...FROM_APP });

  it('verifies the new address with the link of our e-mail and the password', async () => {
    const member = await freshMember();
    const email = newEmail('new-address');
    const client = await changeAddress(member.uid, email);
    expect(await client.call('users-setVerifiedEmail', null)).toEqual({
      success: false,
      error: 'address-changed',
      provenEmail: member.email,
    });
    expect(await resend(client, email)).toEqual({ success: true, isVerified: false });
    const token = await tokenSentTo(email);
    expect(await client.call('users-setVerifiedEmail', { token })).toEqual({ success: true });
    expect((await client.call('members-getMember', { location: 6 })).success).toBe(true);
    expect(await resend(client, email)).toEqual({ success: false, isVerified: true });
  });

  it('cannot use the link without a recent password, with another login, or changed', async () => {
    const [member, other] = [await freshMember(), await freshMember()];
    const email = newEmail('new-address');
    const client = await changeAddress(member.uid, email);
    await resend(signedOut(), email);
    const token = await tokenSentTo(email);
    const verify = (caller: Client, sent: string) =>
      caller.call('users-setVerifiedEmail', { token: sent });
    expect(await verify(client, `${token}x`)).toEqual({ success: false, error: 'invalid' });
    const thief = await changeAddress(other.uid, newEmail('thief'));
    expect(await verify(thief, token)).toEqual({ success: false, error: 'invalid' });
    await setClock(member.uid, 6 * 60);
    expect(await verify(client, token)).toEqual({ success: false, error: 'password-required' });
    await setClock(member.uid, 25 * 60 * 60);
    expect(await verify(client, token)).toEqual({ success: false, error: 'expired' });
    const profile = await database.doc(`users/${member.uid}`).get();
    expect(profile.get('emailAddress')).toBe(member.email);
  });
});
