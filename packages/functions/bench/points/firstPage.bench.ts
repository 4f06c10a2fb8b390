// Measures the first page of a member's movements of points, by their number: node bench/points/firstPage.bench.ts.
// The document store is the embedded one, in a process of its own, and the page is checked as the callable does.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Firestore } from '@google-cloud/firestore';
import { PassThroughClient } from 'google-auth-library';
import * as z from 'zod/mini';
import { FirestoreRest, type SeedWrite } from '../../local/seed/firestoreRest.ts';
import { HOST, PROJECT_ID } from '../../local/settings/project.ts';
import {
  movementFields,
  POINT_COLLECTIONS,
} from '../../src/adapters/firestore/points/documents.ts';
import { firestorePoints } from '../../src/adapters/firestore/points/firestorePoints.ts';
import { getPointMovementsContract } from '../../src/contract/members/getPointMovements.ts';
import { inUtc } from '../../src/contract/rules/calendar.ts';
import { NO_ACCOUNT } from '../../src/domain/points/account.ts';
import { pageFor } from '../../src/domain/points/pageCursor.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const MEMBERS = [
  { crmId: 'crm-few', movements: 50 },
  { crmId: 'crm-many', movements: 50_000 },
];
const CALLS = 1_000;
const WARM_UP = 200;
const BATCH = 1_000;

const store = fork(fileURLToPath(new URL('./storeProcess.ts', import.meta.url)));
try {
  const [port] = await once(store, 'message');
  const host = `${HOST}:${port}`;
  const rest = new FirestoreRest(host, PROJECT_ID);
  for (const member of MEMBERS) {
    for (const batch of batchesOf(documentsOf(member))) await rest.commit(batch);
  }
  const database = new Firestore({
    projectId: PROJECT_ID,
    host,
    ssl: false,
    preferRest: true,
    authClient: new PassThroughClient(),
    customHeaders: { Authorization: 'Bearer owner' },
  });
  const points = firestorePoints(() => database);
  const times = new Map(MEMBERS.map(({ crmId }) => [crmId, [] as number[]]));
  // In turns, so that other work of the machine slows both alike.
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    for (const { crmId } of MEMBERS) {
      const startedAt = performance.now();
      const found = await points.findPointMovements(crmId, null, NOW);
      if (found === null) throw new Error('The member has no movements.');
      const reply = { success: true, page: pageFor(found, null, NOW).page };
      z.parse(getPointMovementsContract.response, reply);
      if (call >= WARM_UP) times.get(crmId)?.push(performance.now() - startedAt);
    }
  }
  for (const { crmId, movements } of MEMBERS) {
    const sorted = (times.get(crmId) ?? []).toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    console.log(`${movements} movements: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  }
  await database.terminate();
} finally {
  store.kill();
}

function documentsOf({ crmId, movements }: (typeof MEMBERS)[number]): SeedWrite[] {
  const start = inUtc(NOW).subtract(movements, 'minute');
  const lines = Array.from({ length: movements }, (_, index) => {
    const at = start.add(index, 'minute').toISOString();
    return {
      path: `${POINT_COLLECTIONS.movements}/${crmId}~v${index}`,
      fields: movementFields(crmId, {
        id: `v${index}`,
        happenedAt: at,
        bookedAt: at,
        venueId: 6,
        kind: 'earn',
        points: 'to-spend',
        amount: 3,
        reason: 'An evening at the tables',
        pendingUntil: null,
        reverses: null,
        lots: [],
        balanceAfter: 3 * (index + 1),
        number: index,
      }),
    };
  });
  const settled = {
    ...NO_ACCOUNT,
    balance: 3 * movements,
    count: movements,
    settledOn: '2026-11-24',
  };
  return [{ path: `${POINT_COLLECTIONS.accounts}/${crmId}`, fields: settled }, ...lines];
}

function batchesOf(writes: readonly SeedWrite[]): SeedWrite[][] {
  return Array.from({ length: Math.ceil(writes.length / BATCH) }, (_, index) =>
    writes.slice(index * BATCH, (index + 1) * BATCH),
  );
}
