import { RemoteError, type RemoteErrorCode } from '../remote/remoteError.ts';

/** Codes of the Firebase SDKs, without the prefix of the service, as codes of this app. */
const CODES: Readonly<Record<string, RemoteErrorCode>> = {
  'network-request-failed': 'no-response',
  'fetch-network-error': 'no-response',
  throttled: 'unavailable',
  // Firestore Lite uses this code for a request without a reply.
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

/** Converts an error of a Firebase SDK to a `RemoteError` without its technical message. Returns a `RemoteError` as it is. */
export function fromFirebaseError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  const code = firebaseCode(error)?.replace(/^[a-z-]+\//i, '') ?? '';
  return new RemoteError(CODES[code] ?? 'internal', '', { cause: error });
}

/** The code of a Firebase SDK's error; null for another error. */
export function firebaseCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}
