import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { type Client, signedOut } from '../../../testing/calls/client.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { mailsTo, newestMailTo } from '../../../testing/members/inbox.ts';
import { joining } from '../../../testing/members/joining.ts';
import { newEmail } from '../../../testing/members/newEmail.ts';
import { newTicket } from '../../../testing/members/newTicket.ts';
import type { TicketValues } from '../../contract/members/submitTicket.ts';
import { idOfSubmission } from '../../pipeline/submissions.ts';

const database = openDatabase();

const ticket = (values: Partial<TicketValues> = {}) =>
  newTicket({ customerNumber: '100200', ...values });

const submit = (client: Client, request: ReturnType<typeof ticket>) =>
  client.call('members-submitTicket', request);

/** The e-mails to the support desk with these comments. */
const atDesk = async (comments: string) =>
  (await mailsTo('support@met.test')).filter(({ text }) => text.includes(comments));

const idOf = ({
  submissionId,
  values,
  context,
}: ReturnType<typeof ticket> & { context?: object }) =>
  idOfSubmission('members-submitTicket', submissionId, context ? { ...values, context } : values);

const kept = async (request: Parameters<typeof idOf>[0]) =>
  (await database.doc(`tickets/${idOf(request)}`).get()).data();

describe('§7 members-submitTicket', () => {
  it('§3.58 §3.59 §3.60 §7.27 stores a visitor’s ticket and sends it to the support desk', async () => {
    const email = newEmail('visitor');
    const request = ticket({ email });
    expect(await submit(signedOut(), request)).toEqual({ success: true });
    const [mail, ...others] = await atDesk(request.values.comments);
    expect(others).toEqual([]);
    for (const word of ['Zoë Sample', '100200', email]) expect(mail?.text).toContain(word);
    const stored = await kept(request);
    expect(stored).toMatchObject({ uid: null, email });
    expect(mail?.text).toContain(stored?.['reference']);
  });

  it('does not quote a visitor’s words in the e-mail to an unverified address', async () => {
    const email = newEmail('stranger');
    const request = ticket({ email, comments: 'Visit https://evil.test now' });
    await submit(signedOut(), request);
    const { text, html } = await newestMailTo(email);
    expect(text).toContain((await kept(request))?.['reference']);
    expect(text + html).not.toMatch(/evil|Zoë/);
  });

  it('uses the address of a signed-in caller, and quotes their words', async () => {
    const { client, uid, email } = await freshClient();
    const other = newEmail('other');
    const request = ticket({ email: other });
    await submit(client, request);
    expect(await kept(request)).toMatchObject({ uid, email });
    expect((await newestMailTo(email)).text).toContain(request.values.comments);
    expect(await mailsTo(other)).toEqual([]);
  });

  describe('tells the desk what is verified about the sender', () => {
    const ADDRESS = 'Address proven: yes, by a verified login';
    const visitor = async () => ({ ...(await freshMember()), client: signedOut() });
    const unverified = () => freshClient({}, { verified: false, linked: false });
    const withAnotherNumber = async () => {
      const { customerNumber } = await freshMember();
      return { ...(await freshClient()), customerNumber };
    };

    it.each([
      ['nothing for a visitor who claims both', visitor, false, false],
      ['nothing for a login with an unverified address', unverified, false, false],
      ['address and number for a member', () => freshClient(), true, true],
      ['only the address with another member’s number', withAnotherNumber, false, true],
    ])('%s', async (what, sender, number, address) => {
      const { client, email, customerNumber } = await sender();
      const comments = `${ADDRESS} ${what} ${crypto.randomUUID()}`;
      const request = ticket({ email, customerNumber, comments });
      await submit(client, request);
      const [mail] = await atDesk(comments);
      const proofs = mail?.text.split('\n').filter((line) => /^\w+ proven: /.test(line));
      expect(proofs).toEqual([
        `Number proven: ${number ? 'yes, a membership of this login' : 'no'}`,
        address ? ADDRESS : 'Address proven: no',
      ]);
    });
  });

  it('stores other words with the submissionId of an earlier ticket', async () => {
    const [first, second] = [ticket(), ticket()];
    await submit(signedOut(), first);
    await submit(signedOut(), { ...second, submissionId: first.submissionId });
    expect(await atDesk(second.values.comments)).toHaveLength(1);
  });

  it('§7.27 stores one ticket for repeated words without a submissionId', async () => {
    const visitor = signedOut();
    const { values } = ticket();
    const send = (client: Client, changes: object = {}) =>
      client.call('members-submitTicket', { values: { ...values, ...changes } });
    await Promise.all([1, 2, 3].map(() => send(visitor)));
    expect(await send(visitor)).toEqual({ success: true });
    expect(await atDesk(values.comments)).toHaveLength(1);
    await send(visitor, { name: 'Ada Sample' });
    await send(signedOut());
    expect(await atDesk(values.comments)).toHaveLength(3);
  });

  it('shows the desk what the author saw of their points, and replies with the reference', async () => {
    const { client, customerNumber } = await freshClient();
    const context = { period: '2026-10', venueId: 6, movementIds: ['visit-48', 'meal-48'] };
    const request = { ...ticket({ customerNumber }), context };
    const reply = await client.call('members-submitTicket', request);
    const stored = await kept(request);
    expect(reply).toEqual({ success: true, reference: stored?.['reference'] });
    expect(stored).toMatchObject({ context });
    const [mail] = await atDesk(request.values.comments);
    for (const fact of ['Points: 2026-10', 'Venue: 6', 'Movements: visit-48, meal-48']) {
      expect(mail?.text).toContain(fact);
    }
    expect(await client.call('members-submitTicket', request)).toEqual(reply);
  });

  it('stores a ticket for each month with the same words', async () => {
    const { client } = await freshClient();
    const { values } = ticket();
    for (const period of ['2026-09', '2026-10', '2026-10']) {
      const context = { period, venueId: null, movementIds: [] };
      await client.call('members-submitTicket', { values, context });
    }
    expect(await atDesk(values.comments)).toHaveLength(2);
  });
});

it('a stranger cannot use up a member’s limits of tickets and registrations', async () => {
  const { client, email } = await freshClient({}, { linked: false });
  for (let i = 0; i < 10; i += 1) await submit(signedOut(), ticket({ email }));
  await expect(submit(signedOut(), ticket({ email }))).rejects.toThrow('Too many attempts');
  expect(await submit(client, ticket())).toEqual({ success: true });
  const joined = await client.call('members-registerAccount', joining(email, { location: 9 }));
  expect(joined).toMatchObject({ success: true });
});
