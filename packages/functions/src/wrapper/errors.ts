import { HttpsError } from 'firebase-functions/v2/https';

/** Every status with which a callable refuses. Specification section 8. */
export const CALLABLE_STATUSES = [
  'invalid-argument',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'resource-exhausted',
  'internal',
  'unavailable',
  'deadline-exceeded',
] as const;
export type CallableStatus = (typeof CALLABLE_STATUSES)[number];

/** What a caller reads where a refusal has no words of its own: says nothing of what happened inside. */
const NEUTRAL_MESSAGES: Readonly<Record<CallableStatus, string>> = {
  'invalid-argument': 'The request is not valid.',
  unauthenticated: 'User not signed in',
  'permission-denied': 'You do not have access to this.',
  'not-found': 'There is nothing here.',
  'resource-exhausted': 'Too many requests. Try again in a moment.',
  internal: 'Something went wrong',
  unavailable: 'The service is busy. Try again in a moment.',
  'deadline-exceeded': 'That took too long. Try again in a moment.',
};

/** The gRPC codes of Firestore that a caller may try again. */
const STATUS_BY_GRPC_CODE: ReadonlyMap<unknown, CallableStatus> = new Map([
  [4, 'deadline-exceeded'],
  [14, 'unavailable'],
]);

/**
 * An error that a caller receives with this status. `message` must hold no personal data: it is shown
 * to the caller. `details` are data that a client may act on.
 */
export function refusal(
  status: CallableStatus,
  message: string = NEUTRAL_MESSAGES[status],
  details?: Readonly<Record<string, unknown>>,
): HttpsError {
  return new HttpsError(status, message, details);
}

/**
 * The refusal that stands for anything that was thrown. Refusals pass as they are; Firestore's
 * UNAVAILABLE and DEADLINE_EXCEEDED keep their meaning; everything else is `internal`, in neutral words.
 * Specification section 8, "Server function status mapping".
 */
export function toRefusal(error: unknown): HttpsError {
  if (error instanceof HttpsError && isCallableStatus(error.code)) return error;
  const grpcCode = error instanceof Error && 'code' in error ? error.code : undefined;
  return refusal(STATUS_BY_GRPC_CODE.get(grpcCode) ?? 'internal');
}

function isCallableStatus(code: string): code is CallableStatus {
  return (CALLABLE_STATUSES as readonly string[]).includes(code);
}
