import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { type Client, signedOut } from '../../../testing/calls/client.ts';
import { mailsTo } from '../../../testing/members/inbox.ts';
import { joining, newLogin } from '../../../testing/members/joining.ts';
import { newEmail } from '../../../testing/members/newEmail.ts';
import type { CallRequest } from '../../contract/catalogue/callableTypes.ts';

const database = openDatabase();

function register(client: Client, request: CallRequest<'members-registerAccount'>) {
  return client.call('members-registerAccount', request);
}

describe('§7 members-registerAccount without a submissionId', () => {
  it('§7.7 adds one member for repeated values', async () => {
    const email = newEmail('unnamed');
    const client = await newLogin(email);
    const { values } = joining(email);
    const replies = await Promise.all([1, 2, 3].map(() => register(client, { values })));
    replies.push(await register(client, { values }));
    expect(new Set(replies.map(({ customerNumber }) => customerNumber)).size).toBe(1);
    const records = await database.collection('members').where('email', '==', email).get();
    expect(records.docs).toHaveLength(1);
    const welcomes = (await mailsTo(email)).filter(({ subject }) => subject.includes('Welcome'));
    expect(welcomes).toHaveLength(1);
  });

  it('returns one number for repeated values of a visitor, and another for other values', async () => {
    const email = newEmail('unnamed');
    const visitor = signedOut();
    const { values } = joining(email);
    const { gender, title, ...rest } = values;
    const inOtherOrder = { ...rest, title, gender };
    const replies = [
      await register(visitor, { values }),
      await register(visitor, { values: inOtherOrder }),
    ];
    expect(new Set(replies.map(({ customerNumber }) => customerNumber)).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
    const changed = await register(visitor, { values: { ...values, location: 9 } });
    expect(changed.customerNumber).not.toBe(replies[0]?.customerNumber);
  });

  it('returns another number to another caller with the same values', async () => {
    const { values } = joining(newEmail('unnamed'));
    const replies = [
      await register(signedOut(), { values }),
      await register(signedOut(), { values }),
    ];
    expect(new Set(replies.map(({ customerNumber }) => customerNumber)).size).toBe(2);
  });
});
