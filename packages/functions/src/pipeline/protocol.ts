import type { Request } from 'firebase-functions/v2/https';

const MAX_DEPTH = 16;

/**
 * Keys with a meaning to the SDK's decoder. `__proto__` would become the prototype of the payload. An
 * unknown `@type` logs the whole payload and fails with `internal`.
 */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', '@type']);

/** A payload that no contract accepts, because none accepts a string. */
const REFUSED_DATA = 'malformed';

/**
 * Replaces a request that breaks the callable protocol by one that no contract accepts, before the SDK
 * reads it. So it counts against the caller's limit and fails with 400 INVALID_ARGUMENT, like any other
 * invalid request. Otherwise it would fail uncounted, and its body could be logged or overflow the stack.
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
