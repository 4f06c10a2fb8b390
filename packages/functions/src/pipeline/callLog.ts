import { write } from 'firebase-functions/logger';
import type { HttpsError } from 'firebase-functions/v2/https';
import { describeFailure, type Failure } from '../runtime/log.ts';
import type { Trace } from '../runtime/trace.ts';
import type { CallableStatus } from './errors.ts';

/** `cancelled`: the caller disconnected before the response. */
export type CallCode = CallableStatus | 'ok' | 'cancelled';

/** The one log line of a call. Never holds a payload. */
export interface CallLog {
  readonly callable: string;
  /** A pseudonym, or null if the caller is not signed in. */
  readonly user: string | null;
  readonly code: CallCode;
  /** The trace of the caller's visit and call; null if the request has none. */
  readonly trace: Trace | null;
  readonly milliseconds: number;
  readonly fault?: Failure;
}

const SERVER_FAILURES: ReadonlySet<CallCode> = new Set([
  'internal',
  'unavailable',
  'deadline-exceeded',
]);

/**
 * Writes the line as JSON to Cloud Logging (or standard output), with the fields by which Cloud Logging
 * groups the lines of a trace. If Google's front end has traced the call, the SDK inserts that trace.
 */
export function writeCallLog({ trace, ...line }: CallLog): void {
  write({
    severity: SERVER_FAILURES.has(line.code) ? 'ERROR' : 'INFO',
    message: 'callable',
    ...line,
    ...(trace && {
      reference: trace.reference,
      'logging.googleapis.com/trace': `projects/${process.env['GCLOUD_PROJECT']}/traces/${trace.traceId}`,
      'logging.googleapis.com/spanId': trace.spanId,
    }),
  });
}

/** The failure behind a server error; undefined if the caller caused the error. */
export function toFailure(error: unknown, refusal: HttpsError): Failure | undefined {
  if (!SERVER_FAILURES.has(refusal.code as CallCode)) return undefined;
  return describeFailure(error);
}
