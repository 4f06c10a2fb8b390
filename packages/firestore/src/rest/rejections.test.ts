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

const query = (structuredQuery: object) =>
  rest.call('runQuery', {
    structuredQuery: { from: [{ collectionId: 'things' }], ...structuredQuery },
  });
const aggregate = (...aggregations: object[]) =>
  rest.call('runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'things' }] },
      aggregations,
    },
  });
/** Writes one document with this change. */
const write = (change: object) =>
  rest.call('commit', { writes: [{ update: { name: `${ROOT}/a/b` }, ...change }] });
const writeField = (value: object) =>
  write({ update: { name: `${ROOT}/a/b`, fields: { x: value } } });

describe('the REST API rejects', () => {
  const by = (path: string) => ({ field: { fieldPath: path } });
  const VECTOR = { __type__: { stringValue: '__vector__' }, value: { arrayValue: {} } };
  const NULL = { nullValue: null };
  const PAST = { readTime: '2026-01-01T00:00:00Z' };
  const BIG = { x: 'x'.repeat(11_000_000) };
  const ROW = { delete: `${ROOT}/a/b` };
  const NAME = { fieldFilter: { ...by('__name__'), op: 'EQUAL', value: { integerValue: 1 } } };
  const get = (path: string) => rest.request('GET', path);
  const LISTEN = '/google.firestore.v1.Firestore/Listen/channel?VER=8';
  const SIX = Array.from({ length: 6 }, (_, n) => ({ alias: `a${n}`, count: {} }));

  test.each<[string, () => Promise<unknown>, number, string]>([
    ['an unknown path', () => get('/v2/x'), 404, 'Unknown path'],
    ['an unknown verb', () => rest.call('doSomething', {}), 404, 'Unknown path'],
    ['no JSON', () => rest.request('POST', `/v1/${ROOT}:commit`, '{'), 400, 'Invalid JSON'],
    ['a body of more than 10 MiB', () => rest.call('commit', BIG), 400, 'exceeds the limit'],
    ['an unknown field', () => rest.call('commit', { writs: [] }), 400, 'unknown name "writs"'],
    ['another project', () => get(`/v1/${ROOT.replace(PROJECT_ID, 'x')}/a/b`), 404, 'project x'],
    ['another database', () => get(`/v1/${ROOT.replace('(default)', 'x')}/a/b`), 404, 'database x'],
    ['two types of value', () => writeField({ integerValue: 1, ...NULL }), 400, 'exactly one type'],
    [
      'an array in an array',
      () => writeField({ arrayValue: { values: [{ arrayValue: {} }] } }),
      400,
      'an array directly in an array',
    ],
    [
      'a mask that overlaps',
      () => write({ updateMask: { fieldPaths: ['m', 'm.x'] } }),
      400,
      'another within it',
    ],
    [
      'an increment by a string',
      () => write({ updateTransforms: [{ fieldPath: 'x', increment: { stringValue: '1' } }] }),
      400,
      'must be a number',
    ],
    ['a write twice', () => rest.call('batchWrite', { writes: [ROW, ROW] }), 400, 'more than once'],
    ['a negative limit', () => query({ limit: -1 }), 400, 'must not be negative'],
    [
      'a cursor with too many values',
      () => query({ startAt: { values: [NULL, NULL] } }),
      400,
      'more values',
    ],
    ['a field twice in an order', () => query({ orderBy: [by('x'), by('x')] }), 400, 'only once'],
    ['a name compared with a number', () => query({ where: NAME }), 400, 'not a reference'],
    ['a query without an aggregation', () => aggregate(), 400, 'no aggregation'],
    [
      'six aggregations',
      () => aggregate(...SIX),
      400,
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    ],
    ['real-time listeners', () => rest.call('listen', {}), 501, 'Listen'],
    ['web listeners', () => rest.request('POST', LISTEN, 'count=0'), 501, 'listeners (Listen)'],
    ['the Write stream', () => rest.call('write', {}), 501, 'Write'],
    ['pipelines', () => rest.call('executePipeline', {}), 501, 'ExecutePipeline'],
    ['query partitions', () => rest.call('partitionQuery', {}), 501, 'PartitionQuery'],
    ['vector search', () => query({ findNearest: {} }), 501, 'findNearest'],
    ['vector values', () => writeField({ mapValue: { fields: VECTOR } }), 501, 'vector values'],
    [
      'query explain',
      () => rest.call('runQuery', { structuredQuery: {}, explainOptions: {} }),
      501,
      'explainOptions',
    ],
    ['reads of the past', () => rest.call('batchGet', { documents: [], ...PAST }), 501, 'readTime'],
    [
      'transactions in the past',
      () => rest.call('beginTransaction', { options: { readOnly: PAST } }),
      501,
      'readTime',
    ],
    ['lists with orderBy', () => get(`/v1/${ROOT}/things?orderBy=x`), 501, 'orderBy'],
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
