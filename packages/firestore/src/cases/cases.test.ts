import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StatusCode } from '../errors.ts';
import type { Connection } from '../testing/client.ts';
import { type ConnectedStore, startConnectedStore } from '../testing/connectedStore.ts';
import { type Case, PROTOCOLS } from './case.ts';
import { AGGREGATES, GROUPS, REJECTED_QUERIES } from './features/aggregates.ts';
import { BATCHES, TRANSACTIONS } from './features/commits.ts';
import { COMPOSITES } from './features/composites.ts';
import { DOCUMENTS, LIMITS, VALUES } from './features/documents.ts';
import { FILTERS } from './features/filters.ts';
import { MERGES, UPDATES } from './features/merges.ts';
import { LIMITED, ORDERS } from './features/orders.ts';
import { TRANSFORM_CASES } from './features/transforms.ts';

const FEATURES: Readonly<Record<string, readonly Case[]>> = {
  values: VALUES,
  documents: DOCUMENTS,
  limits: LIMITS,
  merges: MERGES,
  updates: UPDATES,
  transforms: TRANSFORM_CASES,
  batches: BATCHES,
  transactions: TRANSACTIONS,
  filters: FILTERS,
  'composite filters': COMPOSITES,
  orders: ORDERS,
  'cursors, limits and projections': LIMITED,
  'collection groups': GROUPS,
  aggregations: AGGREGATES,
  'rejected queries': REJECTED_QUERIES,
};

let store: ConnectedStore;
let cases = 0;

beforeAll(async () => {
  store = await startConnectedStore();
});

afterAll(async () => {
  await store.stop();
});

/** The result of a case, or the code of its error. */
async function outcomeOf({ given = {}, run }: Case, connection: Connection): Promise<unknown> {
  cases += 1;
  const root = `case-${Date.now().toString(36)}-${cases}`;
  const client = connection.client(root);
  await client.batch(Object.entries(given).map(([path, data]) => ['set', path, data] as const));
  try {
    return await run(client, root);
  } catch (error) {
    return { error: connection.codeOf(error) };
  }
}

function expectedOf({ expected }: Case, connection: Connection): unknown {
  const isError = typeof expected === 'object' && expected !== null && 'error' in expected;
  return isError ? { error: connection.errorCode(expected.error as StatusCode) } : expected;
}

describe.each(PROTOCOLS)('by %s', (protocol) => {
  for (const [feature, all] of Object.entries(FEATURES)) {
    const possible = all.filter(({ notBy }) => !notBy?.includes(protocol));
    describe(feature, () => {
      test.each(possible.map((each) => [each.name, each] as const))('%s', async (_, each) => {
        const connection = store.connections[protocol];
        expect(await outcomeOf(each, connection)).toEqual(expectedOf(each, connection));
      });
    });
  }
});
