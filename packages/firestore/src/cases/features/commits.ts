import { deleteField, increment } from '../../testing/plain.ts';
import { type Case, rejected } from '../case.ts';

export const BATCHES: readonly Case[] = [
  {
    name: 'commits many writes together',
    given: { a: { x: 1 }, b: { x: 1 } },
    run: async (client) => {
      await client.batch([
        ['set', 'c', { x: 3 }],
        ['update', 'a', { x: 2 }],
        ['delete', 'b'],
      ]);
      return [await client.get('a'), await client.get('b'), await client.get('c')];
    },
    expected: [{ x: 2 }, null, { x: 3 }],
  },
  {
    name: 'commits writes to one document in their order',
    run: async (client) => {
      await client.batch([
        ['set', 'a', { x: 1, y: 1 }],
        ['update', 'a', { x: increment(1) }],
        ['update', 'a', { x: increment(1), y: deleteField }],
      ]);
      return client.get('a');
    },
    expected: { x: 3 },
  },
  {
    name: 'deletes and creates a document in one commit',
    given: { a: { x: 1, old: true } },
    run: async (client) => {
      await client.batch([
        ['delete', 'a'],
        ['set', 'a', { x: 2 }],
      ]);
      return client.get('a');
    },
    expected: { x: 2 },
  },
  {
    name: 'commits an empty batch',
    run: async (client) => {
      await client.batch([]);
      return client.get('a');
    },
    expected: null,
  },
  {
    name: 'commits 500 writes',
    run: async (client) => {
      await client.batch(Array.from({ length: 500 }, (_, n) => ['set', `n${n}`, { n }] as const));
      return (await client.aggregate({}, { n: ['count'] }))['n'];
    },
    expected: 500,
  },
  rejected(
    'commits all writes or none',
    { x: 1 },
    async (client) => {
      await client.batch([
        ['set', 'a', { x: 2 }],
        ['update', 'missing', { x: 1 }],
      ]);
    },
    'NOT_FOUND',
  ),
];

export const TRANSACTIONS: readonly Case[] = [
  {
    name: 'reads and writes in a transaction',
    given: { a: { x: 1 } },
    run: async (client) => {
      const before = await client.transaction(async (transaction) => {
        const fields = await transaction.get('a');
        transaction.update('a', { x: Number(fields?.['x']) + 1 });
        return fields;
      });
      return [before, await client.get('a')];
    },
    expected: [{ x: 1 }, { x: 2 }],
  },
  {
    name: 'creates in a transaction a document that it found missing',
    run: async (client) => {
      await client.transaction(async (transaction) => {
        if ((await transaction.get('a')) === null) transaction.set('a', { made: true });
      });
      return client.get('a');
    },
    expected: { made: true },
  },
  {
    name: 'deletes in a transaction',
    given: { a: { x: 1 } },
    run: async (client) => {
      await client.transaction(async (transaction) => {
        await transaction.get('a');
        transaction.delete('a');
      });
      return client.get('a');
    },
    expected: null,
  },
  {
    name: 'reads in a transaction without a write',
    given: { a: { x: 1 } },
    run: (client) => client.transaction((transaction) => transaction.get('a')),
    expected: { x: 1 },
  },
  {
    name: 'reads a missing document in a transaction without a write',
    run: (client) => client.transaction((transaction) => transaction.get('a')),
    expected: null,
  },
  {
    name: 'writes in a transaction without a read',
    run: async (client) => {
      await client.transaction(async (transaction) => {
        transaction.set('a', { x: 1 });
        transaction.update('a', { x: increment(1) });
      });
      return client.get('a');
    },
    expected: { x: 2 },
  },
  {
    name: 'changes nothing if a transaction throws',
    given: { a: { x: 1 } },
    run: async (client) => {
      const attempt = client.transaction(async (transaction) => {
        await transaction.get('a');
        transaction.update('a', { x: 2 });
        throw new Error('given up');
      });
      return [await attempt.catch((error: Error) => error.message), await client.get('a')];
    },
    expected: ['given up', { x: 1 }],
  },
  {
    name: 'retries a transaction if a document that it read has changed',
    given: { a: { x: 1 } },
    run: async (client) => {
      let attempts = 0;
      const increments = Array.from({ length: 8 }, () =>
        client.transaction(async (transaction) => {
          attempts += 1;
          const fields = await transaction.get('a');
          transaction.update('a', { x: Number(fields?.['x']) + 1 });
        }),
      );
      await Promise.all(increments);
      return [attempts >= 8, await client.get('a')];
    },
    expected: [true, { x: 9 }],
  },
  rejected(
    'rejects a transaction with a rejected write',
    { x: 1 },
    (client) =>
      client.transaction(async (transaction) => {
        transaction.update('a', { x: 2 });
        transaction.update('missing', { x: 1 });
      }),
    'NOT_FOUND',
  ),
];
