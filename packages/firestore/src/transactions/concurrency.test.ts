import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DocumentStore, startDocumentStore } from '../server.ts';
import { RestClient } from '../testing/restClient.ts';

const PROJECT_ID = 'demo-concurrency';

let store: DocumentStore;
let database: Firestore;
let rest: RestClient;
let root: string;
let tests = 0;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  store = await startDocumentStore({ port: 0, projectId: PROJECT_ID });
  const host = `127.0.0.1:${store.port}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: PROJECT_ID });
  closing.push(() => deleteApp(app));
  database = getFirestore(app);
  rest = new RestClient(host, PROJECT_ID);
});

afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  await store.stop();
});

beforeEach(() => {
  tests += 1;
  root = `test${tests}`;
});

const document = (path: string) => database.doc(`${root}/${path}`);
const all = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

/** Enough for a busy machine. */
const PATIENCE = 60_000;

describe('concurrent clients', { timeout: PATIENCE }, () => {
  test('increment one counter 200 times in transactions', async () => {
    await document('counter').set({ n: 0 });
    await all(200, () =>
      database.runTransaction(async (transaction) => {
        const found = await transaction.get(document('counter'));
        transaction.update(found.ref, { n: (found.get('n') as number) + 1 });
      }),
    );
    expect((await document('counter').get()).get('n')).toBe(200);
  });

  test('create one document 200 times in transactions that read it as missing, and exactly one succeeds', async () => {
    const wins = await all(200, (n) =>
      database.runTransaction(async (transaction) => {
        if ((await transaction.get(document('one'))).exists) return false;
        transaction.create(document('one'), { n });
        return true;
      }),
    );
    expect(wins.filter(Boolean)).toHaveLength(1);
  });

  test('move points between accounts in every order without losing any', async () => {
    const accounts = ['a', 'b', 'c', 'd'];
    for (const id of accounts) await document(id).set({ points: 100 });
    await all(40, (n) =>
      database.runTransaction(
        async (transaction) => {
          const from = document(accounts[n % 4] as string);
          const to = document(accounts[(n + 1 + (n % 3)) % 4] as string);
          // The reads are sequential, so that transactions lock in opposite orders.
          const source = await transaction.get(from);
          const target = await transaction.get(to);
          transaction.update(from, { points: (source.get('points') as number) - 1 });
          transaction.update(to, { points: (target.get('points') as number) + 1 });
        },
        { maxAttempts: 50 },
      ),
    );
    const points = await all(4, async (n) =>
      (await document(accounts[n] as string).get()).get('points'),
    );
    expect(points.reduce((sum: number, each: number) => sum + each, 0)).toBe(400);
  });
});

/** Calls REST directly, so that no SDK retries. */
describe('one attempt of a transaction', () => {
  const name = (id: string) => rest.nameOf(`${root}/${id}`);
  const set = (id: string, n: number) => ({
    update: { name: name(id), fields: { n: { integerValue: n } } },
  });
  const begin = async () =>
    (await rest.call('beginTransaction', {})).body.transaction as unknown as string;
  const read = (transaction: string, ...ids: string[]) =>
    rest.call('batchGet', { documents: ids.map(name), transaction });
  const commit = (transaction: string | undefined, ...writes: object[]) =>
    rest.call('commit', { writes, ...(transaction && { transaction }) });
  const find = (transaction: string) =>
    rest.call('runQuery', {
      transaction,
      structuredQuery: {
        from: [{ collectionId: root }],
        where: {
          fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: 1 } },
        },
      },
    });

  test('is aborted when a query gains a match before the commit', async () => {
    await commit(undefined, set('a', 1));
    const transaction = await begin();
    await find(transaction);
    await commit(undefined, set('b', 1));
    const outcome = await commit(transaction, set('c', 1));
    expect([outcome.status, outcome.body.error?.status]).toEqual([409, 'ABORTED']);
    expect((await document('c').get()).exists).toBe(false);
  });

  test('is aborted when an aggregation gains a match before the commit', async () => {
    await commit(undefined, set('a', 1));
    const transaction = await begin();
    await rest.call('runAggregationQuery', {
      transaction,
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: root }] },
        aggregations: [{ count: {} }],
      },
    });
    await commit(undefined, set('b', 1));
    expect((await commit(transaction, set('c', 1))).body.error?.status).toBe('ABORTED');
  });

  test('commits if a changed document does not match its query', async () => {
    await commit(undefined, set('a', 1));
    const transaction = await begin();
    await find(transaction);
    await commit(undefined, set('b', 2));
    expect((await commit(transaction, set('c', 1))).status).toBe(200);
  });

  test('makes a single write to a document that it has read wait for its end', async () => {
    await commit(undefined, set('a', 1));
    const transaction = await begin();
    await read(transaction, 'a');
    const events: string[] = [];
    const plain = commit(undefined, set('a', 3)).then(() => events.push('plain'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await commit(transaction, set('a', 2)).then(() => events.push('transaction'));
    await plain;
    expect(events).toEqual(['transaction', 'plain']);
    expect((await document('a').get()).get('n')).toBe(3);
  });

  test('releases its locks on rollback', async () => {
    await commit(undefined, set('a', 1));
    const transaction = await begin();
    await read(transaction, 'a');
    await rest.call('rollback', { transaction });
    expect((await commit(undefined, set('a', 2))).status).toBe(200);
    const outcome = await commit(transaction, set('a', 3));
    expect([outcome.status, outcome.body.error?.message]).toEqual([
      400,
      'The referenced transaction has expired or is no longer valid.',
    ]);
  });

  test('ends with a rejected commit', async () => {
    const transaction = await begin();
    await read(transaction, 'a');
    const refused = { ...set('a', 1), currentDocument: { exists: true } };
    expect((await commit(transaction, refused)).status).toBe(404);
    expect((await commit(undefined, set('a', 2))).status).toBe(200);
  });

  test('rejects a write if it is read-only', async () => {
    const options = { readOnly: {} };
    const { body } = await rest.call('beginTransaction', { options });
    const outcome = await commit(String(body.transaction), set('a', 1));
    expect([outcome.status, outcome.body.error?.status]).toEqual([400, 'INVALID_ARGUMENT']);
  });
});
