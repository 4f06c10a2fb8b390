import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { KeepAliveClient } from './keepAliveClient.ts';
import { measure, printPercentiles } from './measure.ts';
import { type ServedStore, serveStore } from './servedStore.ts';

/** Benchmarks the document store: `node store.bench.ts`. Exits with 1 if a result exceeds its budget. */
const PROJECT_ID = 'demo-bench';
const CLIENTS = 50;
const CALLS = 10_000;
const QUERIED = 10_000;
const HELD = 100_000;
/** Milliseconds. */
const BUDGETS = { start: 200, query: 5 };

const MEGABYTE = 1024 * 1024;
const faults: string[] = [];

const say = (what: string, figure: string) => console.log(`${what.padEnd(58)} ${figure}`);

function within(what: string, figure: number, budget: number): string {
  if (figure > budget) faults.push(`${what}: ${figure.toFixed(1)} ms exceeds ${budget} ms`);
  return `(budget ${budget} ms)`;
}

const restOf = ({ port }: ServedStore) => new KeepAliveClient(port, PROJECT_ID, CLIENTS);

const small = (rest: KeepAliveClient, path: string, n: number) => ({
  update: {
    name: rest.nameOf(path),
    fields: {
      userId: { stringValue: `user-${n % 1_000}` },
      title: { stringValue: 'Note' },
      n: { integerValue: String(n) },
      isPinned: { booleanValue: n % 7 === 0 },
      createdAt: { timestampValue: '2026-11-21T10:00:00Z' },
    },
  },
});

async function fill(rest: KeepAliveClient, collection: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 500) {
    const ids = Array.from({ length: Math.min(500, count - n) }, (_, index) => n + index);
    await rest.call('commit', { writes: ids.map((id) => small(rest, `${collection}/d${id}`, id)) });
  }
}

const find = (rest: KeepAliveClient, n: number) =>
  rest.call('runQuery', {
    structuredQuery: {
      from: [{ collectionId: 'queried' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'userId' },
          op: 'EQUAL',
          value: { stringValue: `user-${n % 1_000}` },
        },
      },
    },
  });

async function measureStart(): Promise<void> {
  const store = await serveStore(PROJECT_ID, null);
  const { start, importAndStart } = store.first;
  say('start', `${start.toFixed(0)} ms ${within('start', start, BUDGETS.start)}`);
  say('start and import of modules', `${importAndStart.toFixed(0)} ms`);
  await store.stop();
}

async function measureCalls(): Promise<void> {
  const store = await serveStore(PROJECT_ID, null);
  const rest = restOf(store);
  await fill(rest, 'calls', 1_000);
  const get = (n: number) => rest.get(`calls/d${n % 1_000}`);
  const put = (n: number) =>
    rest.call('commit', { writes: [small(rest, `calls/d${n % 1_000}`, n)] });
  await measure(CLIENTS, 2_000, get);
  say(`REST get, ${CLIENTS} clients`, printPercentiles(await measure(CLIENTS, CALLS, get)));
  say(`REST commit, ${CLIENTS} clients`, printPercentiles(await measure(CLIENTS, CALLS, put)));

  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${store.port}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: PROJECT_ID });
  const calls = getFirestore(app).collection('calls');
  const adminGet = (n: number) => calls.doc(`d${n % 1_000}`).get();
  const adminSet = (n: number) => calls.doc(`d${n % 1_000}`).set({ n, title: 'Note' });
  await measure(CLIENTS, 2_000, adminGet);
  say(
    `firebase-admin get, ${CLIENTS} clients`,
    printPercentiles(await measure(CLIENTS, CALLS, adminGet)),
  );
  say(
    `firebase-admin commit, ${CLIENTS} clients`,
    printPercentiles(await measure(CLIENTS, CALLS, adminSet)),
  );
  await deleteApp(app);
  rest.close();
  await store.stop();
}

async function measureQuery(): Promise<void> {
  const store = await serveStore(PROJECT_ID, null);
  const rest = restOf(store);
  await fill(rest, 'queried', QUERIED);
  const started = performance.now();
  await find(rest, 0);
  say(
    `first equality query of ${QUERIED} documents`,
    `${(performance.now() - started).toFixed(1)} ms`,
  );
  const times = await measure(1, 1_000, (n) => find(rest, n));
  const budget = within('query', times.p50, BUDGETS.query);
  say(`equality query of ${QUERIED} documents`, `${printPercentiles(times)} ${budget}`);
  rest.close();
  await store.stop();
}

async function measureMemory(): Promise<void> {
  const store = await serveStore(PROJECT_ID, null);
  const before = await store.report();
  const rest = restOf(store);
  await fill(rest, 'held', HELD);
  rest.close();
  const after = await store.report();
  const heap = (after.heap - before.heap) / MEGABYTE;
  say(`memory of ${HELD} small documents`, `${heap.toFixed(0)} MiB of heap`);
  say(
    'memory of the process',
    `${(after.resident / MEGABYTE).toFixed(0)} MiB, empty ${(before.resident / MEGABYTE).toFixed(0)}`,
  );
  await store.stop();
}

async function measureDisk(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'store-bench-'));
  const first = await serveStore(PROJECT_ID, folder);
  const rest = restOf(first);
  await fill(rest, 'queried', QUERIED);
  const put = (n: number) =>
    rest.call('commit', { writes: [small(rest, `queried/d${n % 1_000}`, n)] });
  say(
    `REST commit with persistence, ${CLIENTS} clients`,
    printPercentiles(await measure(CLIENTS, CALLS, put)),
  );
  rest.close();
  await first.stop();
  const second = await serveStore(PROJECT_ID, folder);
  say(`start with ${QUERIED} documents on disk`, `${second.first.importAndStart.toFixed(0)} ms`);
  await second.stop();
  await rm(folder, { recursive: true, force: true });
}

await measureStart();
await measureCalls();
await measureQuery();
await measureMemory();
await measureDisk();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
