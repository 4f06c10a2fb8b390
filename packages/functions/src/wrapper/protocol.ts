import type { Request } from 'firebase-functions/v2/https';

const MAX_DEPTH = 16;

/**
 * Keys that the SDK's decoder gives a meaning to: `__proto__` would become the payload's prototype, and
 * an unknown `@type` is logged with the whole payload and answered as a fault of the server.
 */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', '@type']);

/** A payload that every contract refuses, since none takes text. */
const REFUSED_DATA = 'malformed';

/**
 * Makes a call that breaks the callable protocol into one that every contract refuses, before the SDK sees
 * it. So it is counted as its caller's, and answered 400 INVALID_ARGUMENT, like any other wrong one. Left
 * alone, it would be refused uncounted; its body could be written to the log, or overflow the stack.
 */
export function replaceMalformedCall(request: Request): void {
  if (isCallableRequest(request)) return;
  request.method = 'POST';
  request.headers['content-type'] = 'application/json';
  request.body = { data: REFUSED_DATA };
}

function isCallableRequest({ method, headers, body }: Request): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return (
    method === 'POST' && type.trim().toLowerCase() === 'application/json' && isCallableBody(body)
  );
}

function isCallableBody(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const keys = Object.keys(body);
  return keys.length === 1 && keys[0] === 'data' && isPlain(body, 0);
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([key, child]) => !FORBIDDEN_KEYS.has(key) && isPlain(child, depth + 1),
  );
}
