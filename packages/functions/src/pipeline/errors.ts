import { HttpsError } from 'firebase-functions/v2/https';
import { DomainError } from '../domain/errors.ts';
import { ServiceError } from '../domain/ports/serviceError.ts';

/** Every error code of a callable. Specification section 8. */
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

/** The default messages of errors. They disclose nothing about the server. */
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

/** Firestore's gRPC codes that the caller may retry. */
const STATUS_BY_GRPC_CODE: ReadonlyMap<unknown, CallableStatus> = new Map([
  [4, 'deadline-exceeded'],
  [14, 'unavailable'],
]);

/**
 * Creates the error of a callable. The caller sees `message`, so it must hold no personal data. `details`
 * are data for the client.
 */
export function callableError(
  status: CallableStatus,
  message: string = NEUTRAL_MESSAGES[status],
  details?: Readonly<Record<string, unknown>>,
): HttpsError {
  return new HttpsError(status, message, details);
}

/**
 * Maps anything thrown to an error of a callable. An error from `callableError` is returned as it is. A `DomainError`, and
 * Firestore's UNAVAILABLE and DEADLINE_EXCEEDED, keep their code. A service of the group that is down is `unavailable`.
 * Everything else becomes `internal` with a default message. Specification section 8, "Server function status mapping".
 */
export function toCallableError(error: unknown): HttpsError {
  if (error instanceof HttpsError && isCallableStatus(error.code)) return error;
  if (error instanceof DomainError) return callableError(error.code);
  if (error instanceof ServiceError) {
    return callableError(error.isTemporary ? 'unavailable' : 'internal');
  }
  const grpcCode = error instanceof Error && 'code' in error ? error.code : undefined;
  return callableError(STATUS_BY_GRPC_CODE.get(grpcCode) ?? 'internal');
}

function isCallableStatus(code: string): code is CallableStatus {
  return (CALLABLE_STATUSES as readonly string[]).includes(code);
}
