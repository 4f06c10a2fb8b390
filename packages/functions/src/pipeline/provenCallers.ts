import { createHash } from 'node:crypto';
import type { Request } from 'firebase-functions/v2/https';
import { provenDevice } from '../domain/till/devices.ts';

/** Tokens live for an hour. Beyond this number, the oldest is forgotten. */
const MAX_TOKENS = 10_000;

/** The callers of one callable that this instance recognises before it verifies a token or reads the store. */
interface ProvenCallers {
  /** Remembers the token of a request, which has been verified. */
  remember(request: Request): void;
  /** A key for counting the calls of a proven caller; null for any other request. */
  keyOf(request: Request): string | null;
}

/**
 * Recognises callers, so that a flood from a network address does not stop the others behind it. A token is recognised once it
 * has been verified by this instance. A forged one is not, so that it counts for its address.
 * @param deviceKey returns the key of the secrets of devices; null for a callable whose requests contain none
 */
export function provenCallers(deviceKey: (() => string) | null): ProvenCallers {
  const tokens = new Set<string>();
  return {
    remember: (request) => {
      const key = tokenKey(request);
      if (key === null) return;
      tokens.add(key);
      if (tokens.size > MAX_TOKENS) tokens.delete(tokens.values().next().value ?? '');
    },
    keyOf: (request) => {
      if (deviceKey !== null) {
        return provenDevice((request.body as { data?: unknown } | undefined)?.data, deviceKey());
      }
      const key = tokenKey(request);
      return key !== null && tokens.has(key) ? key : null;
    },
  };
}

function tokenKey({ headers }: Request): string | null {
  const { authorization } = headers;
  return authorization ? createHash('sha256').update(authorization).digest('base64') : null;
}
