import { format } from 'node:util';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hostCallable } from '../../testing/backend/hostCallable.ts';
import { pointAtBackend } from '../../testing/backend/pointAtBackend.ts';
import { signedOut, statusOf } from '../../testing/calls/client.ts';
import { newAddress } from '../../testing/calls/clientAddress.ts';
import { httpCall } from '../../testing/calls/httpCall.ts';
import { mailsTo } from '../../testing/members/inbox.ts';
import { joining, newAccount } from '../../testing/members/joining.ts';
import { FROM_APP, newEmail } from '../../testing/members/newEmail.ts';
import { newTicket } from '../../testing/members/newTicket.ts';

const { errors } = vi.hoisted(() => ({ errors: [] as string[] }));

// Before the SDK's logger is loaded, because it keeps a reference to the console's method.
vi.hoisted(() => {
  console.error = (...words: unknown[]) => {
    errors.push(format(...words));
  };
});

beforeAll(pointAtBackend);

/** Every callable that sends an e-mail to an address from the caller, called from one network address. */
function waysFrom(address: string) {
  const { call } = signedOut(undefined, address);
  return {
    reset: (email: string) => call('users-sendPasswordReset', { email, ...FROM_APP }),
    verification: (email: string) => call('users-resendVerificationEmail', { email, ...FROM_APP }),
    ticket: (email: string) => call('members-submitTicket', newTicket({ email })),
    login: (email: string) => call('users-createUser', newAccount(email)),
    membership: (email: string) => call('members-registerAccount', joining(email)),
  };
}

type Way = keyof ReturnType<typeof waysFrom>;
const WAYS: readonly Way[] = ['reset', 'verification', 'ticket', 'login', 'membership'];

/** The status of each callable for a new e-mail address, or for the given one. */
function answers(address: () => string, email?: string): Promise<string[]> {
  return Promise.all(
    WAYS.map((way) => statusOf(waysFrom(address())[way](email ?? newEmail('budget')))),
  );
}

const ALL_REFUSED = WAYS.map(() => 'resource-exhausted');

describe('the e-mail budget for addresses that callers choose', () => {
  it('allows ten an hour for a mailbox, across callers, callables and aliases', async () => {
    const email = newEmail('mailbox');
    const alias = (name: string) => email.replace('@', `+${name}@`).toUpperCase();
    const times = (count: number, way: Way) =>
      Array.from({ length: count }, (_, index) =>
        statusOf(waysFrom(newAddress())[way](alias(`${way}-${index}`))),
      );
    const sent = [...times(3, 'reset'), ...times(5, 'verification'), ...times(2, 'ticket')];
    expect(new Set(await Promise.all(sent))).toEqual(new Set(['no refusal at all']));
    expect(await answers(newAddress, email)).toEqual(ALL_REFUSED);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('allows sixty an hour for a network address, across mailboxes and callables', async () => {
    const address = newAddress();
    const ways = waysFrom(address);
    const times = (count: number, way: Way) =>
      Array.from({ length: count }, () => statusOf(ways[way](newEmail('address'))));
    const sent = [...times(40, 'reset'), ...times(20, 'ticket')];
    expect(new Set(await Promise.all(sent))).toEqual(new Set(['no refusal at all']));
    expect(await answers(() => address)).toEqual(ALL_REFUSED);
  });

  it('logs an error without personal data for each rejection beyond the deployment’s budget', async () => {
    vi.stubEnv('MAIL_BUDGET_PER_HOUR', '3');
    const { sendPasswordReset } = await import('../callables/users/sendPasswordReset.ts');
    const url = await hostCallable(sendPasswordReset);
    const statuses = [];
    for (const email of [1, 2, 3, 4, 5].map(() => newEmail('deployment'))) {
      const body = JSON.stringify({ data: { email, ...FROM_APP } });
      statuses.push((await httpCall(signedOut(), url, { body })).status ?? 'OK');
    }
    vi.unstubAllEnvs();
    expect(statuses).toEqual(['OK', 'OK', 'OK', 'RESOURCE_EXHAUSTED', 'RESOURCE_EXHAUSTED']);
    const alarm = { severity: 'ERROR', message: 'e-mail budget spent' };
    expect(errors.map((line) => JSON.parse(line))).toEqual([alarm, alarm]);
  });
});
