/**
 * Why a request failed: `no-response` without a reply, `refused` for a reply with `success: false`, otherwise the
 * status of the reply. Specification section 8, "Server function status mapping".
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
  /** The server's reason as a code for the app, not for the member. */
  readonly reason?: string;
}

/** A failed request. `message` is the server's sentence, or empty. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly code: RemoteErrorCode;
  /** `details.reason` of the reply, such as `suspended`; null without one. */
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

/** The code of a thrown value: `internal` if it is no `RemoteError`. */
export function remoteErrorCode(error: unknown): RemoteErrorCode {
  return error instanceof RemoteError ? error.code : 'internal';
}

/** Whether no reply came in time. */
export function isNoAnswer(code: RemoteErrorCode): boolean {
  return code === 'no-response' || code === 'deadline-exceeded';
}

const TEMPORARY: ReadonlySet<RemoteErrorCode> = new Set([
  'no-response',
  'deadline-exceeded',
  'unavailable',
  'internal',
  'resource-exhausted',
]);

/**
 * The code of an error after which the same request can succeed later, because the server did not decide about it.
 * Null for a refusal, and without an error.
 */
export function temporaryCode(error: unknown): RemoteErrorCode | null {
  if (error === undefined) return null;
  const code = remoteErrorCode(error);
  return TEMPORARY.has(code) ? code : null;
}

const WITHDRAWALS: ReadonlySet<RemoteErrorCode> = new Set(['permission-denied', 'not-found']);

/** Whether the server says that the data are not, or no longer, for this member: then no copy of them is shown. */
export function isWithdrawal(code: RemoteErrorCode): boolean {
  return WITHDRAWALS.has(code);
}
