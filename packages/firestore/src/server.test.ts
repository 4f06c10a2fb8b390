import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DocumentStore, type DocumentStoreOptions, startDocumentStore } from './server.ts';
import { RestClient } from './testing/restClient.ts';

const PROJECT_ID = 'demo-server';

let folder: string;
let stores: DocumentStore[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-server-'));
  stores = [];
});

afterEach(async () => {
  await Promise.all(stores.map((store) => store.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(options: Partial<DocumentStoreOptions> = {}) {
  const store = await startDocumentStore({ port: 0, projectId: PROJECT_ID, ...options });
  stores.push(store);
  return store;
}

const clientOf = ({ port }: DocumentStore, token: string | null = 'owner') =>
  new RestClient(`127.0.0.1:${port}`, PROJECT_ID, token);

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const write = (rest: RestClient, id: string) =>
  rest.call('commit', { writes: [{ update: { name: rest.nameOf(`things/${id}`) } }] });

describe('the port', () => {
  test('is a free one for port 0', async () => {
    const [first, second] = [await start(), await start()];
    expect(first.port).not.toBe(second.port);
  });

  test('that is in use gives the error before the data folder is opened', async () => {
    const dataDir = join(folder, 'data');
    const { port } = await start({ dataDir });
    await expect(start({ port, dataDir })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('is free after a stop, even with idle connections', async () => {
    const store = await start();
    await clientOf(store).request('GET', '/');
    await fetch(`http://127.0.0.1:${store.port}/`, { keepalive: true });
    await store.stop();
    stores.pop();
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(store.port, '127.0.0.1', resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('the options of a store', () => {
  test('without rules, deny all requests of clients', async () => {
    const rest = clientOf(await start(), null);
    expect((await write(rest, 'a')).status).toBe(403);
    expect((await rest.request('GET', `/v1/${rest.nameOf('things/a')}`)).status).toBe(403);
  });

  test('reject invalid indexes', async () => {
    const indexesFile = await file('indexes.json', '{"indexes": 5}');
    await expect(start({ indexesFile })).rejects.toThrow(
      `${indexesFile}: The file.indexes must be`,
    );
  });

  test('reject a query without an index only if an indexes file is given', async () => {
    const indexesFile = await file('indexes.json', '{"indexes": []}');
    const structuredQuery = {
      from: [{ collectionId: 'things' }],
      where: {
        fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { nullValue: null } },
      },
      orderBy: [{ field: { fieldPath: 'b' } }],
    };
    const query = async (options: Partial<DocumentStoreOptions>) =>
      clientOf(await start(options)).call('runQuery', { structuredQuery });
    expect((await query({})).status).toBe(200);
    const refused = await query({ indexesFile });
    expect(refused.body[0]?.error).toMatchObject({
      code: 400,
      status: 'FAILED_PRECONDITION',
      message: expect.stringContaining('The query requires an index.'),
    });
  });
});
