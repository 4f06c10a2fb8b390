import type { Request } from 'firebase-functions/v2/https';

const MAX_DEPTH = 16;

/**
 * Keys that the SDK's decoder gives a meaning to: `__proto__` would become the payload's prototype, and
 * an unknown `@type` is logged with the whole payload and answered as a fault of the server.
 */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', '@type']);

/**
 * Takes away a body that is no callable payload, before the SDK sees it.
 * The SDK then answers 400 INVALID_ARGUMENT with its CORS headers, as for a call without a body; left in
 * place, such a body would be written to the log, or could overflow the stack.
 */
export function withholdMalformedBody(request: Request): void {
  if (!isCallableBody(request.body)) request.body = undefined;
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
