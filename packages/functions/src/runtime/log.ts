import { write } from 'firebase-functions/logger';
import type { HttpsError } from 'firebase-functions/v2/https';
import { ServiceError } from '../domain/ports/serviceError.ts';
import type { CallableStatus } from '../pipeline/errors.ts';
import { BrokenReplyError } from '../pipeline/payload.ts';
import type { Trace } from './trace.ts';

/** `cancelled`: the caller disconnected before the response. */
export type CallCode = CallableStatus | 'ok' | 'cancelled';

/** An internal failure of a call: its kind and stack, never its message, which can hold personal data. */
export interface Fault {
  readonly kind: string;
  readonly stack: readonly string[];
  /** The fields of a reply that did not match its contract. */
  readonly fields?: readonly string[];
  /** The cause and the operation of a failed request to a service of the group. */
  readonly service?: string;
}

/** The one log line of a call. Never holds a payload. */
export interface CallLog {
  readonly callable: string;
  /** A pseudonym, or null if the caller is not signed in. */
  readonly user: string | null;
  readonly code: CallCode;
  /** The trace of the caller's visit and call; null if the request has none. */
  readonly trace: Trace | null;
  readonly milliseconds: number;
  readonly fault?: Fault;
}

const FRAMES = 8;
const SERVER_FAULTS: ReadonlySet<CallCode> = new Set([
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
    severity: SERVER_FAULTS.has(line.code) ? 'ERROR' : 'INFO',
    message: 'callable',
    ...line,
    ...(trace && {
      reference: trace.reference,
      'logging.googleapis.com/trace': `projects/${process.env['GCLOUD_PROJECT']}/traces/${trace.traceId}`,
      'logging.googleapis.com/spanId': trace.spanId,
    }),
  });
}

/** Logs that work is unfinished and will be retried, with the error that interrupted it. */
export function reportUnfinished(error: unknown): void {
  write({ severity: 'ERROR', message: 'unfinished', fault: describeFault(error) });
}

/**
 * Logs that the e-mail budget of the deployment is used up: by an attack, or because the budget is too
 * small.
 */
export function reportSpentMailBudget(): void {
  write({ severity: 'ERROR', message: 'e-mail budget spent' });
}

/** Logs that the content service of the group failed, and that members see cached content. */
export function reportStaleContent(error: unknown): void {
  write({ severity: 'WARNING', message: 'stale content', fault: describeFault(error) });
}

/** The fault behind a server error; undefined if the caller caused the error. */
export function faultOf(error: unknown, refusal: HttpsError): Fault | undefined {
  if (!SERVER_FAULTS.has(refusal.code as CallCode)) return undefined;
  return describeFault(error);
}

function describeFault(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined;
  const stack = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, FRAMES);
  const fault = { kind: error.constructor.name, stack };
  if (error instanceof BrokenReplyError) return { ...fault, fields: error.fields };
  if (!(error instanceof ServiceError)) return fault;
  return { ...fault, fields: error.fields, service: `${error.fault}: ${error.detail}` };
}
