/**
 * Why something that the app asked for did not come: `no-response` where nothing answered, `refused` where a
 * callable answered with `success: false`, else the status of the answer. Specification section 8, "Server function status mapping".
 */
export type RemoteErrorCode =
  | 'no-response'
  | 'refused'
  | 'invalid-argument'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'resource-exhausted'
  | 'internal'
  | 'unavailable'
  | 'deadline-exceeded';

interface RemoteErrorOptions extends ErrorOptions {
  /** Why the server refused, in a word for the app and not for the member. */
  readonly reason?: string;
}

/** A request that failed. `message` is the server's own sentence, or empty where it gave none. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly code: RemoteErrorCode;
  /** The word of `details.reason`, such as `suspended`; null where the server gave none. */
  readonly reason: string | null;

  constructor(
    code: RemoteErrorCode,
    message = '',
    { reason, ...options }: RemoteErrorOptions = {},
  ) {
    super(message, options);
    this.code = code;
    this.reason = reason ?? null;
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
