import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DocumentStore, startDocumentStore } from '../server.ts';
import { RestClient } from '../testing/restClient.ts';

const PROJECT_ID = 'demo-rejections';
const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;

let store: DocumentStore;
let rest: RestClient;

beforeAll(async () => {
  store = await startDocumentStore({ port: 0, projectId: PROJECT_ID });
  rest = new RestClient(`127.0.0.1:${store.port}`, PROJECT_ID);
});

afterAll(() => store.stop());

const query = (structuredQuery: object) => rest.call('runQuery', { structuredQuery });

describe('the REST API rejects', () => {
  const from = [{ collectionId: 'things' }];

  test.each<[string, () => Promise<unknown>, number, string]>([
    ['an unknown path', () => rest.request('GET', '/v2/x'), 404, 'Unknown path'],
    ['an unknown verb', () => rest.call('doSomething', {}), 404, 'Unknown path'],
    [
      'a body that is not JSON',
      () => rest.request('POST', `/v1/${ROOT}:commit`, '{'),
      400,
      'Invalid JSON',
    ],
    [
      'a body of more than 10 MiB',
      () => rest.call('commit', { x: 'x'.repeat(11_000_000) }),
      400,
      'exceeds the limit',
    ],
    ['an unknown field', () => rest.call('commit', { writs: [] }), 400, 'unknown name "writs"'],
    [
      'another project',
      () => rest.request('GET', '/v1/projects/x/databases/(default)/documents/a/b'),
      404,
      'does not exist for project x',
    ],
    [
      'another database',
      () => rest.request('GET', `/v1/projects/${PROJECT_ID}/databases/x/documents/a/b`),
      404,
      'The database x does not exist',
    ],
    [
      'two types of value',
      () =>
        rest.call('commit', {
          writes: [
            {
              update: { name: `${ROOT}/a/b`, fields: { x: { integerValue: 1, nullValue: null } } },
            },
          ],
        }),
      400,
      'exactly one type of value',
    ],
    [
      'an array in an array',
      () =>
        rest.call('commit', {
          writes: [
            {
              update: {
                name: `${ROOT}/a/b`,
                fields: { x: { arrayValue: { values: [{ arrayValue: {} }] } } },
              },
            },
          ],
        }),
      400,
      'an array directly in an array',
    ],
    [
      'a mask that overlaps',
      () =>
        rest.call('commit', {
          writes: [{ update: { name: `${ROOT}/a/b` }, updateMask: { fieldPaths: ['m', 'm.x'] } }],
        }),
      400,
      'another within it',
    ],
    [
      'an increment by a string',
      () =>
        rest.call('commit', {
          writes: [
            {
              update: { name: `${ROOT}/a/b` },
              updateTransforms: [{ fieldPath: 'x', increment: { stringValue: '1' } }],
            },
          ],
        }),
      400,
      'must be a number',
    ],
    [
      'two writes of a document in a batch',
      () =>
        rest.call('batchWrite', { writes: [{ delete: `${ROOT}/a/b` }, { delete: `${ROOT}/a/b` }] }),
      400,
      'more than once',
    ],
    ['a negative limit', () => query({ from, limit: -1 }), 400, 'must not be negative'],
    [
      'a cursor with too many values',
      () => query({ from, startAt: { values: [{ nullValue: null }, { nullValue: null }] } }),
      400,
      'more values',
    ],
    [
      'the same field twice in an order',
      () =>
        query({ from, orderBy: [{ field: { fieldPath: 'x' } }, { field: { fieldPath: 'x' } }] }),
      400,
      'only once',
    ],
    [
      'a name compared with a number',
      () =>
        query({
          from,
          where: {
            fieldFilter: {
              field: { fieldPath: '__name__' },
              op: 'EQUAL',
              value: { integerValue: 1 },
            },
          },
        }),
      400,
      'not a reference',
    ],
    [
      'a query without an aggregation',
      () =>
        rest.call('runAggregationQuery', {
          structuredAggregationQuery: { structuredQuery: { from }, aggregations: [] },
        }),
      400,
      'no aggregation',
    ],
    [
      'six aggregations',
      () =>
        rest.call('runAggregationQuery', {
          structuredAggregationQuery: {
            structuredQuery: { from },
            aggregations: Array.from({ length: 6 }, (_, n) => ({ alias: `a${n}`, count: {} })),
          },
        }),
      400,
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    ],
    ['real-time listeners', () => rest.call('listen', {}), 501, 'Listen'],
    [
      'the listeners of a web client',
      () => rest.request('POST', '/google.firestore.v1.Firestore/Listen/channel?VER=8', 'count=0'),
      501,
      'real-time listeners (Listen)',
    ],
    ['the Write stream', () => rest.call('write', {}), 501, 'Write'],
    ['pipelines', () => rest.call('executePipeline', {}), 501, 'ExecutePipeline'],
    ['query partitions', () => rest.call('partitionQuery', {}), 501, 'PartitionQuery'],
    ['vector search', () => query({ from, findNearest: {} }), 501, 'findNearest'],
    [
      'vector values',
      () =>
        rest.call('commit', {
          writes: [
            {
              update: {
                name: `${ROOT}/a/b`,
                fields: {
                  v: {
                    mapValue: {
                      fields: {
                        __type__: { stringValue: '__vector__' },
                        value: { arrayValue: {} },
                      },
                    },
                  },
                },
              },
            },
          ],
        }),
      501,
      'vector values',
    ],
    [
      'query explain',
      () => rest.call('runQuery', { structuredQuery: { from }, explainOptions: {} }),
      501,
      'explainOptions',
    ],
    [
      'reads of the past',
      () => rest.call('batchGet', { documents: [], readTime: '2026-01-01T00:00:00Z' }),
      501,
      'readTime',
    ],
    [
      'transactions in the past',
      () =>
        rest.call('beginTransaction', {
          options: { readOnly: { readTime: '2026-01-01T00:00:00Z' } },
        }),
      501,
      'readTime',
    ],
    [
      'lists with orderBy',
      () => rest.request('GET', `/v1/${ROOT}/things?orderBy=x`),
      501,
      'orderBy',
    ],
  ])('%s', async (_, attempt, status, message) => {
    const { status: given, body } = (await attempt()) as Awaited<ReturnType<RestClient['call']>>;
    expect(given).toBe(status);
    expect(String((body.error ?? body[0]?.error)?.message)).toContain(message);
  });

  test('listing collections as a client', async () => {
    const browser = new RestClient(`127.0.0.1:${store.port}`, PROJECT_ID, null);
    expect((await browser.call('listCollectionIds', {})).status).toBe(403);
  });
});
