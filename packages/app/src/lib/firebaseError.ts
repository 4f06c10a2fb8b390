import { RemoteError, type RemoteErrorCode } from './remoteError.ts';

/** Codes of the Firebase SDKs, without their service's prefix, and what each means to this app. */
const CODES: Readonly<Record<string, RemoteErrorCode>> = {
  'network-request-failed': 'no-response',
  'fetch-network-error': 'no-response',
  throttled: 'unavailable',
  // The document store's light client gives a request that nobody answered this code.
  unknown: 'no-response',
  'user-token-expired': 'unauthenticated',
  'invalid-user-token': 'unauthenticated',
  'user-disabled': 'unauthenticated',
  'user-not-found': 'unauthenticated',
  unauthenticated: 'unauthenticated',
  'permission-denied': 'permission-denied',
  'not-found': 'not-found',
  'resource-exhausted': 'resource-exhausted',
  unavailable: 'unavailable',
  'deadline-exceeded': 'deadline-exceeded',
};

/**
 * Anything that a Firebase SDK threw, as a `RemoteError` without its technical message. What is a `RemoteError`
 * already stays as it is.
 */
export function fromFirebaseError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  const code = firebaseCode(error)?.replace(/^[a-z-]+\//i, '') ?? '';
  return new RemoteError(CODES[code] ?? 'internal', '', { cause: error });
}

/** The code that a Firebase SDK gave an error, or null where it is none of theirs. */
export function firebaseCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}
