import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnBackend, ownBackend } from '../../testing/backend/ownBackend.ts';
import { type Client, signedIn, signedOut } from '../../testing/calls/client.ts';
import { addMember } from '../../testing/members/addMember.ts';
import { joining, newAccount } from '../../testing/members/joining.ts';
import { FROM_APP, newEmail } from '../../testing/members/newEmail.ts';
import { newTicket } from '../../testing/members/newTicket.ts';
import { database } from '../adapters/firebase.ts';
import { services } from '../composition/services.ts';
import { deliverDue } from '../domain/mail/sendMails.ts';

const MINUTE = 60 * 1_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DESK = 'support@met.test';

let own: OwnBackend;
beforeAll(async () => {
  own = await ownBackend({ evenTimeMinMs: 0, evenTimeJitterMs: 0 });
});
beforeEach(async () => {
  if (own.smtp.isDown) await own.smtp.up();
  own.smtp.behaviour = 'accept';
  own.smtp.mails.length = 0;
  // Removes the e-mails of earlier tests.
  const { docs } = await database().collection('outbox').get();
  for (const { ref } of docs) await ref.delete();
});

const visitor = (): Client => signedOut(own.addresses.functions);
const reset = (email: string) => visitor().call('users-sendPasswordReset', { email, ...FROM_APP });
const member = () => addMember(own.addresses);

const updatePass = vi.fn();
/** Runs the schedule as if this much time had passed. */
const runIn = (milliseconds: number) =>
  deliverDue(services, new Date(Date.now() + milliseconds), updatePass);

const waiting = async () =>
  (await database().collection('outbox').get()).docs.filter((each) => each.get('dueAt'));
const subjectsTo = (address: string) => own.smtp.mailsTo(address).map(({ subject }) => subject);

/** The log lines about e-mails. */
const logged = () =>
  readFileSync(own.logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"message":"e-mail"'))
    .map((line) => JSON.parse(line));

describe('an e-mail while the mail server is down', () => {
  beforeEach(() => own.smtp.down());

  it('§7 a reset link is created when it is sent, so that it works for its full time', async () => {
    const { email } = await member();
    expect(await reset(email)).toEqual({ success: true });
    const [entry] = await waiting();
    expect(entry?.data()).toMatchObject({ kind: 'password-reset', to: email, attempts: 1 });
    expect(JSON.stringify(entry?.data())).not.toContain('oobCode');
    await own.smtp.up();
    await runIn(2 * MINUTE);
    expect(own.smtp.mailsTo(email)[0]?.text).toContain('/reset-password?mode=resetPassword&token=');
    expect(await waiting()).toEqual([]);
  });

  it('§7 a new login: the reply says that nothing was sent, and the link is sent later', async () => {
    const email = newEmail('outbox');
    expect(await visitor().call('users-createUser', newAccount(email))).toEqual({
      success: true,
      emailSent: false,
    });
    await own.smtp.up();
    await runIn(2 * MINUTE);
    expect(subjectsTo(email)).toEqual(['Verify your email address']);
  });

  it('§7 a ticket is stored with its e-mails, which are sent once despite repeats', async () => {
    const email = newEmail('outbox');
    const request = newTicket({ email });
    for (let i = 0; i < 2; i += 1) {
      expect(await visitor().call('members-submitTicket', request)).toEqual({ success: true });
    }
    expect(await waiting()).toHaveLength(2);
    await own.smtp.up();
    await runIn(2 * MINUTE);
    await visitor().call('members-submitTicket', request);
    await runIn(5 * MINUTE);
    expect(subjectsTo(DESK)).toHaveLength(1);
    expect(subjectsTo(email)).toHaveLength(1);
  });

  it('§6 waiting e-mails are deleted with their account, except its removal request', async () => {
    const { email } = await member();
    await reset(email);
    const client = await signedIn(email, own.addresses.functions);
    const reply = await client.call('users-deleteAccount', { forgetMe: true });
    const reference = reply.success ? reply.reference : null;
    expect((await waiting()).map(({ id }) => id).toSorted()).toEqual([
      `removal-${reference}-desk`,
      `removal-${reference}-member`,
    ]);
    await own.smtp.up();
    await runIn(2 * MINUTE);
    expect(subjectsTo(email)).toEqual([`Your data removal request ${reference}`]);
    expect(subjectsTo(DESK)).toEqual([`Data removal request ${reference}`]);
    const left = await database().collection('outbox').get();
    expect(JSON.stringify(left.docs.map((each) => each.data()))).not.toContain(email);
  });
});

describe('an error reply of the mail server', () => {
  it('451: the e-mail is retried with increasing delay', async () => {
    own.smtp.behaviour = 'defer';
    const { email } = await member();
    await reset(email);
    const waits: number[] = [];
    for (let after = 0; waits.length < 4; ) {
      const [entry] = await waiting();
      const wait = entry?.get('dueAt').toMillis() - Date.now() - after;
      waits.push(Math.round(wait / MINUTE));
      after += wait + 1_000;
      await runIn(after);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
    own.smtp.behaviour = 'accept';
    await runIn(1 * HOUR);
    expect(subjectsTo(email)).toHaveLength(1);
  });

  it('550: a member’s e-mail is dropped at once, with a log line without personal data', async () => {
    own.smtp.behaviour = 'reject';
    const { email } = await member();
    expect(await reset(email)).toEqual({ success: true });
    expect(await waiting()).toEqual([]);
    const line = logged().at(-1);
    expect(line).toMatchObject({
      severity: 'ERROR',
      kind: 'password-reset',
      outcome: 'given-up',
      attempts: 1,
      failure: { code: 'EENVELOPE', reply: 550 },
    });
    expect(JSON.stringify(line)).not.toContain(email);
  });

  it('550 from the support desk’s server: the e-mail is retried', async () => {
    own.smtp.behaviour = 'reject';
    await visitor().call('members-submitTicket', newTicket({ email: newEmail('outbox') }));
    expect((await waiting()).map((each) => each.get('kind'))).toEqual(['for-desk']);
    own.smtp.behaviour = 'accept';
    await runIn(2 * MINUTE);
    expect(subjectsTo(DESK)).toHaveLength(1);
  });

  it('a connection lost after the message: the e-mail is sent again with the same id', async () => {
    own.smtp.behaviour = 'disconnect';
    const email = newEmail('outbox');
    await visitor().call('members-registerAccount', joining(email));
    own.smtp.behaviour = 'accept';
    await runIn(2 * MINUTE);
    const [first, second, ...more] = own.smtp.mailsTo(email);
    expect(more).toEqual([]);
    expect(first?.messageId).toMatch(/^<registration-.*@.*>$/);
    expect(second?.messageId).toBe(first?.messageId);
  });
});

describe('the attempts of an e-mail', () => {
  it('two concurrent runs of the schedule send one e-mail', async () => {
    await own.smtp.down();
    const emails = Array.from({ length: 6 }, () => newEmail('outbox'));
    await Promise.all(emails.map(reset));
    await own.smtp.up();
    await Promise.all([1, 2, 3].map(() => runIn(2 * MINUTE)));
    for (const email of emails) expect(subjectsTo(email)).toHaveLength(1);
  });

  it('an unsettled attempt is retried after its lease expires', async () => {
    const { email } = await member();
    const [id = ''] = await services.outbox.add(
      [{ kind: 'password-reset', to: email, target: FROM_APP }],
      new Date(),
    );
    expect(await services.outbox.claim(id, new Date())).not.toBeNull();
    await runIn(4 * MINUTE);
    expect(subjectsTo(email)).toEqual([]);
    await runIn(6 * MINUTE);
    expect(subjectsTo(email)).toHaveLength(1);
  });

  it('a lost claim cannot settle an attempt', async () => {
    const { email } = await member();
    const mail = { kind: 'password-reset', to: email, target: FROM_APP } as const;
    const [id = ''] = await services.outbox.add([mail], new Date());
    const lost = await services.outbox.claim(id, new Date());
    const held = await services.outbox.claim(id, new Date(Date.now() + 6 * MINUTE));
    if (!lost || !held) throw new Error('The e-mail was not claimed.');
    await services.outbox.settle(lost, 'given-up');
    expect(await waiting()).toHaveLength(1);
    await services.outbox.settle(held, 'sent');
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['a reset link', 2 * HOUR, 'password-reset'],
    ['a verification', 1 * DAY, 'verification'],
  ] as const)('§9 %s is dropped after its lifetime', async (_, lasts, kind) => {
    await own.smtp.down();
    const { email } = await addMember(own.addresses, { verified: false });
    await services.outbox.add([{ kind, to: email, target: FROM_APP }], new Date());
    await runIn(lasts - 2 * HOUR);
    expect(await waiting()).toHaveLength(1);
    await runIn(lasts + MINUTE);
    expect(await waiting()).toEqual([]);
  });

  it('§9 a reset link that expired between attempts is not sent', async () => {
    const { email } = await member();
    const mail = { kind: 'password-reset', to: email, target: FROM_APP } as const;
    await services.outbox.add([mail], new Date());
    await runIn(2 * HOUR + MINUTE);
    expect(subjectsTo(email)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('a malformed entry does not stop other e-mails', async () => {
    const { email } = await member();
    const outbox = database().collection('outbox');
    for (let i = 0; i < 6; i += 1) await outbox.add({ dueAt: new Date(0), kind: 'of no kind' });
    await services.outbox.add(
      [{ kind: 'password-reset', to: email, target: FROM_APP }],
      new Date(),
    );
    await expect(runIn(0)).rejects.toThrow('could not be tried');
    expect(subjectsTo(email)).toHaveLength(1);
  });

  it('a verification of a deleted account is not sent', async () => {
    const email = newEmail('gone');
    await services.outbox.add([{ kind: 'verification', to: email, target: FROM_APP }], new Date());
    await runIn(0);
    expect(subjectsTo(email)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});
