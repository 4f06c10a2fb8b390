import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { setClock } from '../../../testing/backend/setClock.ts';
import { signedIn, signedOut, statusOf } from '../../../testing/calls/client.ts';
import type { AddedMember } from '../../../testing/members/addMember.ts';
import { documentsNaming } from '../../../testing/members/documentsNaming.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { mailsTo, newestMailTo } from '../../../testing/members/inbox.ts';
import { joining, newLogin } from '../../../testing/members/joining.ts';
import { newEmail } from '../../../testing/members/newEmail.ts';
import { CONSENT_WORDING } from '../../contract/consents.ts';
import { RECENT_SIGN_IN_SECONDS } from '../../contract/limits.ts';

const database = openDatabase();
const SUPPORT = 'support@met.test';

/** The identity service's error, which does not disclose whether it knows an address. */
const NO_SUCH_ACCOUNT = { code: 'auth/invalid-credential' };

/** The paths of all documents that name the account, without the state of its deletion. */
const documentsOf = async ({ uid }: AddedMember) =>
  (await documentsNaming(uid)).map(([path]) => path);

/** The number of registrations that wait for an address. */
async function waitingFor(email: string): Promise<number> {
  const waiting = database.collection('pendingRegistrations');
  return (await waiting.where('values.email', '==', email).get()).size;
}

/** A member who has played and opted in to an event. */
async function playingMember(): Promise<AddedMember> {
  const member = await freshMember();
  const { uid } = member;
  await database.doc(`games/wheel_${uid}_2026-11-20`).set({ userId: uid, gameId: 'wheel' });
  await database.doc(`games/wheel_${uid}_2026-11-21`).set({ userId: uid, gameId: 'wheel' });
  await database.doc(`optIns/event_${uid}`).set({ uid, eventId: 'event' });
  await database.doc(`tickets/ticket_${uid}`).set({ uid, comments: 'The lift is stuck.' });
  return member;
}

describe('§6 users-deleteAccount', () => {
  it('§6.10 deletes login, profile, opt-ins, plays and tickets of the caller only', async () => {
    const [member, neighbour] = [await playingMember(), await playingMember()];
    const client = await signedIn(member.email);
    expect(await documentsOf(member)).toHaveLength(7);
    const reply = await client.call('users-deleteAccount', { forgetMe: false });
    expect(reply).toEqual({ success: true, reference: null });
    expect(await documentsOf(member)).toEqual([]);
    await expect(signedIn(member.email)).rejects.toMatchObject(NO_SUCH_ACCOUNT);
    expect(await documentsOf(neighbour)).toHaveLength(7);
    await expect(signedIn(neighbour.email)).resolves.toBeDefined();
  });

  it('deletes the registrations that wait for the proven address, and no others', async () => {
    const [email, other] = [newEmail('waits'), newEmail('other')];
    for (const each of [email, other]) {
      await signedOut().call('members-registerAccount', joining(each));
    }
    const owner = await newLogin(email);
    await owner.call('users-deleteAccount', { forgetMe: false });
    expect(await waitingFor(email)).toBe(0);
    expect(await waitingFor(other)).toBe(1);
  });

  it('leaves the registrations of an address that the login has not proven', async () => {
    const { client, email } = await freshClient({}, { verified: false, linked: false });
    await signedOut().call('members-registerAccount', joining(email));
    await client.call('users-deleteAccount', { forgetMe: false });
    expect(await waitingFor(email)).toBe(1);
  });

  it('leaves the membership record, which the casino must keep by law, without consents to marketing', async () => {
    const { client, crmId } = await freshClient();
    const record = database.doc(`members/${crmId}`);
    const wording = CONSENT_WORDING['casino-sms'];
    const yes = { topic: 'casino-sms', given: true, wording, at: '2026-11-01T10:00:00Z' };
    await record.update({ consents: [yes] });
    const before = (await record.get()).data();
    await client.call('users-deleteAccount', { forgetMe: false });
    const no = { ...yes, given: false, at: expect.any(String) };
    expect((await record.get()).data()).toEqual({ ...before, consents: [yes, no] });
  });

  it('§6.12 sends a data removal request with a reference, to the support desk and the member', async () => {
    const { client, ...member } = await freshClient();
    const reply = await client.call('users-deleteAccount', { forgetMe: true });
    expect(reply).toEqual({
      success: true,
      reference: expect.stringMatching(/^DR-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    });
    const reference = reply.success ? (reply.reference ?? '') : '';
    expect(await newestMailTo(member.email)).toMatchObject({
      subject: `Your data removal request ${reference}`,
      text: expect.stringContaining('five years'),
    });
    const desk = (await mailsTo(SUPPORT)).find(({ subject }) => subject.includes(reference));
    expect(desk?.text).toContain(`Email: ${member.email}`);
    expect(desk?.text).toContain(`Membership number: ${member.customerNumber}`);
  });

  it('requests no data removal for an unverified address', async () => {
    const { client, email } = await freshClient({}, { verified: false });
    const reply = await client.call('users-deleteAccount', { forgetMe: true });
    expect(reply).toEqual({ success: true, reference: null });
    expect(await mailsTo(email)).toEqual([]);
    expect((await mailsTo(SUPPORT)).filter(({ text }) => text.includes(email))).toEqual([]);
  });

  it('§6.12 sends nothing without forgetMe', async () => {
    const { client, email } = await freshClient();
    await client.call('users-deleteAccount', { forgetMe: false });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('ends the sessions on every other device', async () => {
    const member = await freshMember();
    const [here, elsewhere] = [await signedIn(member.email), await signedIn(member.email)];
    const ask = () => elsewhere.call('members-getMember', { location: member.location });
    expect(await statusOf(ask())).toBe('no refusal at all');
    await here.call('users-deleteAccount', { forgetMe: false });
    expect(await statusOf(ask())).toBe('unauthenticated');
    await expect(elsewhere.user?.getIdToken(true)).rejects.toMatchObject({
      code: expect.stringMatching(/^auth\/(user-token-expired|invalid-refresh-token)$/),
    });
  });

  it('requires the password for a session older than five minutes', async () => {
    const member = await playingMember();
    const client = await signedIn(member.email);
    const before = await documentsOf(member);
    await setClock(member.uid, RECENT_SIGN_IN_SECONDS + 60);
    expect(await client.call('users-deleteAccount', { forgetMe: true })).toEqual({
      success: false,
      error: 'password-required',
    });
    expect(await documentsOf(member)).toEqual(before);
    await expect(signedIn(member.email)).resolves.toBeDefined();
  });

  it.each([{ verified: false }, { linked: false }, { record: { suspended: true } }])(
    'accepts every account, also with %j',
    async (changes) => {
      const { client, email } = await freshClient(changes.record, changes);
      const reply = await client.call('users-deleteAccount', { forgetMe: false });
      expect(reply).toMatchObject({ success: true });
      await expect(signedIn(email)).rejects.toMatchObject(NO_SUCH_ACCOUNT);
    },
  );

  it('concurrent calls delete once and return one reference', async () => {
    const member = await playingMember();
    const client = await signedIn(member.email);
    const ask = () => client.call('users-deleteAccount', { forgetMe: true });
    const replies = await Promise.allSettled([ask(), ask()]);
    const references = replies.flatMap((reply) =>
      reply.status === 'fulfilled' && reply.value.success ? [reply.value.reference] : [],
    );
    expect(references.length).toBeGreaterThan(0);
    expect(await documentsOf(member)).toEqual([]);
  });
});
