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

describe('the reference server', () => {
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

  it('is refused for a cursor that was not issued', () => {
    expect(() => pageAt('nonsense')).toThrow(InvalidRequest);
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
