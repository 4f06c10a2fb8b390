import { write } from 'firebase-functions/logger';
import type { HttpsError } from 'firebase-functions/v2/https';
import type { CallableStatus } from './errors.ts';
import { BrokenReplyError } from './payload.ts';
import type { Trace } from './trace.ts';

/** `cancelled`: the caller hung up before the answer was sent. */
export type CallCode = CallableStatus | 'ok' | 'cancelled';

/** What made a call fail inside: its kind and place, never its message, which can hold personal data. */
export interface Fault {
  readonly kind: string;
  readonly stack: readonly string[];
  /** The fields of a reply that broke its contract. */
  readonly fields?: readonly string[];
}

/** The one line that every call leaves. Never holds a payload. */
export interface CallLog {
  readonly callable: string;
  /** A pseudonym, or null where nobody was signed in. */
  readonly user: string | null;
  readonly code: CallCode;
  /** The caller's visit and call; null where they sent none. */
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
 * Writes the line to Cloud Logging (or standard output) as JSON, in the fields by which Cloud Logging
 * joins the lines of a trace. Where Google's front end has traced the call, the SDK puts that trace here.
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

/** Writes that work is left which will be done later, and what interrupted it. */
export function reportUnfinished(error: unknown): void {
  write({ severity: 'ERROR', message: 'unfinished', fault: describeFault(error) });
}

/** Writes that the deployment's budget of e-mail is used up: an attack, or a budget that is too small. */
export function reportSpentMailBudget(): void {
  write({ severity: 'ERROR', message: 'e-mail budget spent' });
}

/** The fault behind a refusal that is the server's own; undefined for what the caller did. */
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
  return error instanceof BrokenReplyError ? { ...fault, fields: error.fields } : fault;
}
