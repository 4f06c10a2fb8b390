import { HttpsError } from 'firebase-functions/v2/https';
import { DEFAULT_LANGUAGE, type Language } from '../contract/languages.ts';
import { DomainError } from '../domain/errors.ts';
import { ServiceError } from '../domain/ports/serviceError.ts';
import type { Messages } from '../words/messages.ts';
import { wordsIn } from '../words/wordsIn.ts';

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

/** The sentence of an error in a table of words. */
type Sentence = (replies: Messages['replies']) => string;

/** An error whose message the pipeline writes in the language of the call. */
class CallableError extends HttpsError {
  readonly sentence: Sentence;

  constructor(status: CallableStatus, sentence: Sentence, details: unknown) {
    super(status, sentence(wordsIn(DEFAULT_LANGUAGE).replies), details);
    this.sentence = sentence;
  }
}

/** Firestore's gRPC codes that the caller may retry. */
const STATUS_BY_GRPC_CODE: ReadonlyMap<unknown, CallableStatus> = new Map([
  [4, 'deadline-exceeded'],
  [14, 'unavailable'],
]);

/**
 * Creates the error of a callable. Its message is English until `toCallableError` writes it in the language of the call.
 * The default one discloses nothing about the server. `details` are data for the client.
 */
export function callableError(
  status: CallableStatus,
  sentence: Sentence = ({ errors }) => errors[status],
  details?: Readonly<Record<string, unknown>>,
): HttpsError {
  return new CallableError(status, sentence, details);
}

/**
 * Maps anything thrown to an error of a callable in this language. An error from `callableError` keeps its code and
 * details. A `DomainError`, and Firestore's UNAVAILABLE and DEADLINE_EXCEEDED, keep their code. A service of the group
 * that is down is `unavailable`. Everything else becomes `internal` with a default message. Specification section 8,
 * "Server function status mapping".
 */
export function toCallableError(error: unknown, language: Language): HttpsError {
  const known = error instanceof CallableError ? error : callableErrorFor(error);
  const message = known.sentence(wordsIn(language).replies);
  return new HttpsError(known.code, message, known.details);
}

function callableErrorFor(error: unknown): CallableError {
  const status = toStatus(error);
  return new CallableError(status, ({ errors }) => errors[status], undefined);
}

function toStatus(error: unknown): CallableStatus {
  if (error instanceof DomainError) return error.code;
  if (error instanceof ServiceError) return error.isTemporary ? 'unavailable' : 'internal';
  const grpcCode = error instanceof Error && 'code' in error ? error.code : undefined;
  return STATUS_BY_GRPC_CODE.get(grpcCode) ?? 'internal';
}
