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

describe('the response', () => {
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

  test('of a batch of writes with one rejected write', async () => {
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

describe('documents as REST resources', () => {
  test('are created with an id, updated, listed and deleted', async () => {
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

describe('CORS', () => {
  const options = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${store.port}/v1/${ROOT}:commit`, { method: 'OPTIONS', headers });

  test('allows what a preflight request asks for', async () => {
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

  test('lets any origin read a response, errors included', async () => {
    const response = await fetch(`http://127.0.0.1:${store.port}/v1/${ROOT}/things/a`, {
      headers: { Origin: 'http://localhost:5173' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });
});
