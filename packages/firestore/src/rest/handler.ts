import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Call,
  STREAMING_METHODS,
  UNARY_METHODS,
  UNSUPPORTED_METHODS,
} from '../api/methods.ts';
import { STATUS_CODES, type StoreError, toStoreError, unimplemented } from '../errors.ts';
import { authenticate } from '../service/authenticate.ts';
import type { Store } from '../service/store.ts';
import { JSON_DIALECT } from '../wire/dialect.ts';
import { readJson } from './body.ts';
import { allowAnyOrigin, answerPreflight } from './cors.ts';
import { route } from './routes.ts';

function sendJson(response: ServerResponse, status: number, content: unknown): void {
  const body = JSON.stringify(content);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** Sends the error in the format of Google APIs. A streaming method sends a list with the error as its only item. */
function sendError(response: ServerResponse, error: StoreError, isStreaming: boolean): void {
  const { http } = STATUS_CODES[error.code];
  const content = { error: { code: http, message: error.message, status: error.code } };
  sendJson(response, http, isStreaming ? [content] : content);
}

const METHODS = new Map<string, (call: Call) => Promise<object>>(
  Object.entries({ ...UNARY_METHODS, ...STREAMING_METHODS }),
);
const UNSUPPORTED: ReadonlyMap<string, string> = new Map(Object.entries(UNSUPPORTED_METHODS));

function run(method: string, call: Call): Promise<object> {
  const handler = METHODS.get(method);
  if (!handler) throw unimplemented(UNSUPPORTED.get(method) ?? method);
  return handler(call);
}

async function answer(
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let isStreaming = false;
  try {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/') return sendJson(response, 200, { status: 'ok' });
    const { method, toRequest } = route(request.method ?? 'GET', url);
    isStreaming = method in STREAMING_METHODS;
    const principal = authenticate(
      request.headers.authorization,
      store.names.projectId,
      store.clock.milliseconds(),
    );
    const message = toRequest(await readJson(request));
    const result = await run(method, { store, principal, dialect: JSON_DIALECT, request: message });
    return sendJson(response, 200, result);
  } catch (error) {
    return sendError(response, toStoreError(error), isStreaming);
  }
}

/** Serves Firestore's REST API (v1) to HTTP/1.1 clients, browsers included. */
export function createRestHandler(
  store: Store,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    allowAnyOrigin(request, response);
    if (request.method === 'OPTIONS') answerPreflight(request, response);
    else void answer(store, request, response);
  };
}
