import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnReference, ownReference } from '../../testing/backend/ownReference.ts';
import { DEMO_CREDENTIALS } from '../settings/demoCredentials.ts';
import { InvalidRequest } from './invalidRequest.ts';
import { onceByKey } from './onceByKey.ts';
import { pageOf } from './paging.ts';

let reference: OwnReference;
beforeAll(async () => {
  reference = await ownReference();
});
afterAll(() => reference.stop());

const send = (path: string, options: RequestInit = {}) =>
  fetch(`${reference.url}${path}`, {
    ...options,
    headers: {
      Authorization: `Bearer ${DEMO_CREDENTIALS.token}`,
      'Content-Type': 'application/json',
      ...options.headers,
    },
  });

function requestToken(secret: string, body = 'grant_type=client_credentials') {
  const client = Buffer.from(`${DEMO_CREDENTIALS.clientId}:${secret}`).toString('base64');
  return fetch(`${reference.url}/oauth/token`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${client}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body,
  });
}

describe('the reference server', () => {
  it('gives a client a token that its operations accept', async () => {
    const reply = await requestToken(DEMO_CREDENTIALS.clientSecret);
    const { access_token: token, ...rest } = (await reply.json()) as { access_token: string };
    expect(rest).toEqual({ token_type: 'Bearer', expires_in: 300 });
    const venues = await send('/venues', { headers: { Authorization: `Bearer ${token}` } });
    expect(venues.status).toBe(200);
    const forged = `${token.slice(0, -4)}AAAA`;
    const refused = await send('/venues', { headers: { Authorization: `Bearer ${forged}` } });
    expect(refused.status).toBe(401);
  });

  it('gives no token for a wrong secret or another grant', async () => {
    expect((await requestToken('wrong')).status).toBe(401);
    const password = await requestToken(DEMO_CREDENTIALS.clientSecret, 'grant_type=password');
    expect(password.status).toBe(400);
  });

  it.each([
    ['an unknown operation', '/casinos', {}, 404],
    ['a body that is not JSON', '/members/lookup', { method: 'POST', body: '{' }, 400],
    ['no body', '/members/lookup', { method: 'POST' }, 400],
    [
      'a body above the limit',
      '/members/lookup',
      { method: 'POST', body: `"${'x'.repeat(300_000)}"` },
      400,
    ],
    ['a venue id that is not a number', '/venues/orrery', {}, 400],
  ])(
    'replies to %s with an error and no details of the server',
    async (_, path, options, status) => {
      const reply = await send(path, options);
      expect(reply.status).toBe(status);
      expect(Object.keys((await reply.json()) as object)).toContain('error');
    },
  );

  it('replies 429 with Retry-After above its limit', async () => {
    const limited = await ownReference([], 3);
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { status, headers } = await fetch(`${limited.url}/venues`);
        return [status, headers.get('Retry-After')];
      }),
    );
    await limited.stop();
    expect(statuses.filter(([status]) => status === 429)).toEqual(Array(3).fill([429, '1']));
  });
});

describe('a page', () => {
  const items = Array.from({ length: 5 }, (_, id) => ({ id }));
  const pageAt = (cursor?: string) => pageOf(items, cursor, { pageSize: 2 });

  it('leads to the next one until the last', () => {
    const first = pageAt();
    const second = pageAt(first.next ?? '');
    const third = pageAt(second.next ?? '');
    expect([first, second, third].map((page) => page.items.map(({ id }) => id))).toEqual([
      [0, 1],
      [2, 3],
      [4],
    ]);
    expect(third.next).toBeNull();
  });

  it('differs if any other page changes, so that its ETag covers the whole list', () => {
    const changed = pageOf([...items.slice(0, 4), { id: 9 }], undefined, { pageSize: 2 });
    expect(changed.items).toEqual(pageAt().items);
    expect(changed.next).not.toBe(pageAt().next);
  });

  it('is refused for a cursor that was not issued', () => {
    expect(() => pageAt('nonsense')).toThrow(InvalidRequest);
  });

  it('begins at the same position for a cursor of an earlier version', () => {
    const changed = pageOf([...items, { id: 9 }], pageAt().next ?? '', { pageSize: 2 });
    expect(changed.items.map(({ id }) => id)).toEqual([2, 3]);
  });
});

describe('the members of a search', () => {
  it('include a member by an earlier mobile number, which the record lists', async () => {
    const lookup = async () => {
      const body = { emails: [], mobiles: ['+447700900201'], datesOfBirth: [], personIds: [] };
      const reply = await send('/members/search', { method: 'POST', body: JSON.stringify(body) });
      const { items } = (await reply.json()) as { items: { member: object; former: object[] }[] };
      return items;
    };
    expect(await lookup()).toMatchObject([{ member: { id: 'crm-100201' }, former: [] }]);
    const change = { phone_mobile: '+447700900666' };
    await send('/members/crm-100201', {
      method: 'PATCH',
      headers: { 'Idempotency-Key': 'change of number' },
      body: JSON.stringify(change),
    });
    expect(await lookup()).toMatchObject([
      { member: { id: 'crm-100201', ...change }, former: [{ phone_mobile: '+447700900201' }] },
    ]);
  });
});

describe('an idempotency key', () => {
  /** Adds 1 to a counter in a transaction, and returns the new value. */
  const increment = (counter: string, key: string) =>
    onceByKey(reference.database, key, (once) =>
      once.runTransaction(async (transaction) => {
        const document = once.collection('counters').doc(counter);
        const value = ((await transaction.get(document)).get('value') ?? 0) + 1;
        transaction.set(document, { value });
        return value;
      }),
    );

  it('has one effect for ten simultaneous requests, which have the same reply', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => increment('simultaneous', 'one key')),
    );
    expect(replies).toEqual(Array(10).fill(1));
    expect(await increment('simultaneous', 'another key')).toBe(2);
  });

  it('leaves no trace if the effect fails, so that a repeated request has it', async () => {
    const failing = onceByKey(reference.database, 'failing', (once) =>
      once.runTransaction(async () => Promise.reject(new Error('The effect failed.'))),
    );
    await expect(failing).rejects.toThrow('The effect failed.');
    expect(await increment('failing', 'failing')).toBe(1);
  });

  it('expires', async () => {
    expect(await increment('expiring', 'expiring')).toBe(1);
    const keys = await reference.database.collection('idempotencyKeys').get();
    await Promise.all(keys.docs.map(({ ref }) => ref.update({ removeAt: new Date(0) })));
    expect(await increment('expiring', 'expiring')).toBe(2);
  });
});
