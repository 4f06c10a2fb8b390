import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Document } from '../documents/document.ts';
import { createLazyGrpcFacade } from '../grpc/lazyFacade.ts';
import { type Listener, listen } from '../listener.ts';
import { createRestHandler } from '../rest/handler.ts';
import { createStore, type Store } from '../service/store.ts';
import { RestClient } from '../testing/restClient.ts';
import { garble, mutate, pick, type Random, randomFrom } from './mutations.ts';
import { WELL_FORMED, type WellFormed } from './requests.ts';

const REJECTIONS = 2_000;
const CONNECTIONS = 200;
/** `FUZZ_SEED` selects other mutations, or repeats those of a failure. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

const PROJECT_ID = 'demo-fuzz';

let store: Store;
let listener: Listener;
let rest: RestClient;

beforeAll(async () => {
  store = createStore({ projectId: PROJECT_ID, rules: [], indexes: null });
  listener = await listen(0, '127.0.0.1');
  listener.serve({ rest: createRestHandler(store), grpc: createLazyGrpcFacade(store) });
  rest = new RestClient(`127.0.0.1:${listener.port}`, PROJECT_ID);
  const writes = ['t1', 't2'].map((id) => ({
    update: { name: rest.nameOf(`things/${id}`), fields: { x: { integerValue: '5' } } },
  }));
  await rest.call('commit', { writes });
});

afterAll(() => listener.close());

function malformed(random: Random): WellFormed & { readonly text?: string } {
  const request = pick(random, WELL_FORMED);
  const isPathMeant = !request.body || random() < 0.15;
  // A path without its leading slash would not reach the store.
  const path = isPathMeant ? `/v1/${garble(random, request.path.slice(4))}` : request.path;
  if (!request.body) return { ...request, path };
  let body: unknown = request.body;
  for (let times = 0; times <= random() * 2; times += 1) {
    body = typeof body === 'object' && body !== null ? mutate(random, body) : body;
  }
  const json = JSON.stringify(body) ?? '';
  return { ...request, path, text: random() < 0.2 ? garble(random, json) : json };
}

/** Documents are immutable, so the same object is an unchanged document. */
const everything = () => [...store.database.documents()];

const isSame = (before: readonly Document[], after: readonly Document[]) =>
  before.length === after.length && before.every((document, index) => document === after[index]);

test(`rejects ${REJECTIONS} malformed requests without changing a document (seed ${SEED})`, async () => {
  const random = randomFrom(SEED);
  let before = everything();
  let rejections = 0;
  const codes = new Map<number, number>();
  while (rejections < REJECTIONS) {
    const { method, path, text } = malformed(random);
    const { status, body } = await rest.request(method, path, text);
    codes.set(status, (codes.get(status) ?? 0) + 1);
    const details = { method, path, text, body };
    expect([200, 400, 404, 409, 501], JSON.stringify(details)).toContain(status);
    const after = everything();
    if (status !== 200) {
      rejections += 1;
      expect(isSame(before, after), JSON.stringify(details)).toBe(true);
    }
    // A mutated request may still be valid, and then it may change documents.
    before = after;
    // A mutated request may have begun a transaction, and its locks would make other requests wait.
    const transaction = body.transaction ?? body[0]?.transaction;
    if (transaction) await rest.call('rollback', { transaction });
  }
  expect(codes.get(400)).toBeGreaterThan(REJECTIONS / 2);
}, 60_000);

/** Sends bytes, and resolves when the store disconnects or after a timeout. */
const send = (bytes: Buffer) =>
  new Promise<void>((resolve) => {
    const socket = connect(listener.port, '127.0.0.1', () => socket.end(bytes));
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.resume();
    setTimeout(() => socket.destroy(), 200).unref();
  });

const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';

test(`survives ${CONNECTIONS} connections with random bytes, by either protocol (seed ${SEED})`, async () => {
  const random = randomFrom(SEED + 1);
  const before = everything();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => {
      const noise = Buffer.from(Array.from({ length: 1 + random() * 300 }, () => random() * 256));
      const head = pick(random, ['', 'PRI', PREFACE, 'POST / HTTP/1.1\r\n', 'GET /v1/']);
      return send(Buffer.concat([Buffer.from(head), noise]));
    }),
  );
  expect(isSame(before, everything())).toBe(true);
  expect((await rest.request('GET', '/')).status).toBe(200);
}, 30_000);
