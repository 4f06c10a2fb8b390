import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DocumentStore, startDocumentStore } from '../server.ts';
import { RestClient } from '../testing/restClient.ts';

const PROJECT_ID = 'demo-rest';
const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;

let store: DocumentStore;
let rest: RestClient;

beforeAll(async () => {
  store = await startDocumentStore({ port: 0, projectId: PROJECT_ID });
  rest = new RestClient(`127.0.0.1:${store.port}`, PROJECT_ID);
  await rest.call('commit', {
    writes: [
      {
        update: {
          name: `${ROOT}/things/a`,
          fields: { x: { integerValue: 1 }, y: { stringValue: 'z' } },
        },
      },
    ],
  });
});

afterAll(() => store.stop());

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3}|\.\d{6})?Z$/);
const query = (structuredQuery: object) => rest.call('runQuery', { structuredQuery });

describe('what a response looks like', () => {
  test('of a document', async () => {
    const { status, body } = await rest.request('GET', `/v1/${ROOT}/things/a?mask.fieldPaths=x`);
    expect(status).toBe(200);
    expect(body).toEqual({
      name: `${ROOT}/things/a`,
      fields: { x: { integerValue: '1' } },
      createTime: TIME,
      updateTime: TIME,
    });
  });

  test('of documents found and missing, in a new transaction', async () => {
    const { body } = await rest.call('batchGet', {
      documents: [`${ROOT}/things/none`, `${ROOT}/things/a`],
      newTransaction: { readOnly: {} },
    });
    expect(body).toEqual([
      { missing: `${ROOT}/things/none`, readTime: TIME, transaction: expect.any(String) },
      { found: expect.objectContaining({ name: `${ROOT}/things/a` }), readTime: TIME },
    ]);
  });

  test('of a query without a result', async () => {
    const { body } = await query({ from: [{ collectionId: 'none' }] });
    expect(body).toEqual([{ readTime: TIME }]);
  });

  test('of a commit', async () => {
    const { body } = await rest.call('commit', {
      writes: [
        {
          update: { name: `${ROOT}/things/b` },
          updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '2' } }],
        },
        { delete: `${ROOT}/things/b` },
      ],
    });
    expect(body).toEqual({
      writeResults: [{ updateTime: TIME, transformResults: [{ integerValue: '2' }] }, {}],
      commitTime: TIME,
    });
  });

  test('of a batch of writes, one of which is refused', async () => {
    const missing = { name: `${ROOT}/things/none` };
    const { body } = await rest.call('batchWrite', {
      writes: [
        { update: { name: `${ROOT}/things/c` } },
        { update: missing, currentDocument: { exists: true } },
      ],
    });
    expect(body).toEqual({
      writeResults: [{ updateTime: TIME }, {}],
      status: [{ code: 0 }, { code: 5, message: `No document to update: ${missing.name}` }],
    });
  });

  test('of an error', async () => {
    const { status, body } = await rest.request('GET', `/v1/${ROOT}/things/none`);
    expect(status).toBe(404);
    expect(body).toEqual({
      error: {
        code: 404,
        message: `Document "${ROOT}/things/none" not found.`,
        status: 'NOT_FOUND',
      },
    });
  });

  test('of an error of a streaming call, in a list', async () => {
    const { status, body } = await query({ from: [] });
    expect(status).toBe(501);
    expect(body).toEqual([{ error: expect.objectContaining({ status: 'UNIMPLEMENTED' }) }]);
  });
});

describe('documents as resources', () => {
  test('are created under a given id, changed, listed and deleted', async () => {
    const path = `/v1/${ROOT}/resources`;
    const fields = { n: { integerValue: '1' } };
    const created = await rest.request('POST', `${path}?documentId=r1`, JSON.stringify({ fields }));
    expect(created.body).toMatchObject({ name: `${ROOT}/resources/r1`, fields });
    expect((await rest.request('POST', `${path}?documentId=r1`, '{}')).status).toBe(409);

    const changed = await rest.request(
      'PATCH',
      `${path}/r1?updateMask.fieldPaths=m&currentDocument.exists=true`,
      JSON.stringify({ fields: { m: { booleanValue: true } } }),
    );
    expect(changed.body.fields).toEqual({ ...fields, m: { booleanValue: true } });

    await rest.request('POST', path, '{}');
    const first = await rest.request('GET', `${path}?pageSize=1`);
    const second = await rest.request(
      'GET',
      `${path}?pageSize=5&pageToken=${first.body.nextPageToken}`,
    );
    expect([first, second].map(({ body }) => Object.keys(body.documents ?? {}).length)).toEqual([
      1, 1,
    ]);

    expect((await rest.request('DELETE', `${path}/r1`)).body).toEqual({});
    expect((await rest.request('DELETE', `${path}/r1?currentDocument.exists=true`)).status).toBe(
      404,
    );
  });

  test('have names that need encoding', async () => {
    const encoded = `/v1/projects/${PROJECT_ID}/databases/%28default%29/documents/odd/a%20b%3Ac%25`;
    expect((await rest.request('PATCH', encoded, '{}')).body.name).toBe(`${ROOT}/odd/a b:c%`);
  });
});

describe('what browsers need', () => {
  const options = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${store.port}/v1/${ROOT}:commit`, { method: 'OPTIONS', headers });

  test('a preflight request allows what it asks for', async () => {
    const { status, headers } = await options({
      Origin: 'http://localhost:5173',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,x-goog-api-client',
      'Access-Control-Request-Private-Network': 'true',
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(headers.get('access-control-allow-headers')).toBe('authorization,x-goog-api-client');
    expect(headers.get('access-control-allow-private-network')).toBe('true');
    expect(headers.get('access-control-allow-methods')).toContain('POST');
  });

  test('an answer, also a refusal, may be read from any origin', async () => {
    const response = await fetch(`http://127.0.0.1:${store.port}/v1/${ROOT}/things/a`, {
      headers: { Origin: 'http://localhost:5173' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });
});

describe('what is refused', () => {
  const from = [{ collectionId: 'things' }];

  test.each<[string, () => Promise<unknown>, number, string]>([
    ['an unknown path', () => rest.request('GET', '/v2/x'), 404, 'Unknown path'],
    ['an unknown verb', () => rest.call('doSomething', {}), 404, 'Unknown path'],
    [
      'a body that is no JSON',
      () => rest.request('POST', `/v1/${ROOT}:commit`, '{'),
      400,
      'Invalid JSON',
    ],
    [
      'a body beyond 10 MiB',
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
      'a transform of what is no number',
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
      'a field twice in an order',
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
      'no reference',
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
      '1 to 5 aggregations',
    ],
    ['real-time listeners', () => rest.call('listen', {}), 501, 'Listen'],
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
      'lists in an order',
      () => rest.request('GET', `/v1/${ROOT}/things?orderBy=x`),
      501,
      'orderBy',
    ],
  ])('%s', async (_, attempt, status, message) => {
    const { status: given, body } = (await attempt()) as Awaited<ReturnType<RestClient['call']>>;
    expect(given).toBe(status);
    expect(String((body.error ?? body[0]?.error)?.message)).toContain(message);
  });

  test('collections listed by a browser', async () => {
    const browser = new RestClient(`127.0.0.1:${store.port}`, PROJECT_ID, null);
    expect((await browser.call('listCollectionIds', {})).status).toBe(403);
  });
});
