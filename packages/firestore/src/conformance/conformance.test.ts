import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StatusCode } from '../errors.ts';
import type { Connection } from '../testing/client.ts';
import { type ConformanceStore, startConformanceStore } from '../testing/conformanceStore.ts';
import { type Case, PROTOCOLS } from './case.ts';
import { AGGREGATES, GROUPS, REJECTED_QUERIES } from './cases/aggregates.ts';
import { BATCHES, TRANSACTIONS } from './cases/commits.ts';
import { COMPOSITES } from './cases/composites.ts';
import { DOCUMENTS, LIMITS, VALUES } from './cases/documents.ts';
import { FILTERS } from './cases/filters.ts';
import { MERGES, UPDATES } from './cases/merges.ts';
import { LIMITED, ORDERS } from './cases/orders.ts';
import { TRANSFORM_CASES } from './cases/transforms.ts';

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

let store: ConformanceStore;
let cases = 0;

beforeAll(async () => {
  store = await startConformanceStore();
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

test('covers at least 150 behaviours', () => {
  expect(Object.values(FEATURES).flat().length).toBeGreaterThanOrEqual(150);
});
