/**
 * Why something that the app asked for did not come: `no-response` where nothing answered, else the
 * status of the answer. Specification section 8, "Server function status mapping".
 */
export type RemoteErrorCode =
  | 'no-response'
  | 'invalid-argument'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'resource-exhausted'
  | 'internal'
  | 'unavailable'
  | 'deadline-exceeded';

/** A request that failed. `message` is the server's own sentence, or empty where it gave none. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly code: RemoteErrorCode;

  constructor(code: RemoteErrorCode, message = '', options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The code of anything that was thrown: what is not a `RemoteError` counts as `internal`. */
export function remoteErrorCode(error: unknown): RemoteErrorCode {
  return error instanceof RemoteError ? error.code : 'internal';
}

/** Whether nothing answered, or not in time. */
export function isNoAnswer(code: RemoteErrorCode): boolean {
  return code === 'no-response' || code === 'deadline-exceeded';
}
