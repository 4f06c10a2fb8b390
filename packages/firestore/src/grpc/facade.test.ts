import { credentials, Metadata, makeClientConstructor } from '@grpc/grpc-js';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocumentStore, startDocumentStore } from '../server.ts';
import { loadDefinition } from './facade.ts';

const PROJECT_ID = 'demo-grpc';
const UNIMPLEMENTED = 12;
const INVALID_ARGUMENT = 3;

let store: DocumentStore;
let close: () => Promise<void>;
let database: ReturnType<typeof getFirestore>;

beforeAll(async () => {
  store = await startDocumentStore({ port: 0, projectId: PROJECT_ID });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${store.port}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: PROJECT_ID });
  close = () => deleteApp(app);
  database = getFirestore(app);
});

afterAll(async () => {
  await close();
  await store.stop();
});

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    ({ code, message }: { code: number; message: string }) => [code, message],
  );

test('rejects a real-time listener with its name', async () => {
  const listening = new Promise((_, reject) => {
    database.doc('a/b').onSnapshot(() => {}, reject);
  });
  expect(await errorOf(listening)).toEqual([
    undefined,
    expect.stringMatching(/^Error 12: .*\(Listen\)/),
  ]);
});

test('returns the error of a query at once, so that the SDK does not retry', async () => {
  const started = performance.now();
  const query = database
    .collection('a')
    .where('x', 'array-contains', 1)
    .where('x', 'array-contains', 2);
  expect(await errorOf(query.get())).toEqual([INVALID_ARGUMENT, expect.any(String)]);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('streams a large result', async () => {
  const batch = database.batch();
  const text = 'x'.repeat(10_000);
  for (let n = 0; n < 400; n += 1) batch.set(database.doc(`large/n${n}`), { text });
  await batch.commit();
  expect((await database.collection('large').get()).size).toBe(400);
});

test('rejects an empty request to each method without a crash', async () => {
  const definition = loadDefinition();
  const Client = makeClientConstructor(definition, 'Firestore');
  const client = new Client(`127.0.0.1:${store.port}`, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const codes = new Map<string, number>();
  for (const [name, method] of Object.entries(definition)) {
    const { path, requestSerialize, responseDeserialize, requestStream, responseStream } = method;
    if (requestStream) continue;
    codes.set(
      name,
      await new Promise<number>((resolve) => {
        const done = (error: { code: number } | null) => resolve(error?.code ?? 0);
        if (responseStream) {
          client
            .makeServerStreamRequest(path, requestSerialize, responseDeserialize, {}, metadata)
            .on('error', done)
            .on('end', () => done(null))
            .resume();
        } else {
          client.makeUnaryRequest(path, requestSerialize, responseDeserialize, {}, metadata, done);
        }
      }),
    );
  }
  client.close();
  expect(codes.size).toBe(15);
  for (const [name, code] of codes) {
    expect([INVALID_ARGUMENT, UNIMPLEMENTED], name).toContain(code);
  }
  expect((await database.doc('a/b').get()).exists).toBe(false);
});
