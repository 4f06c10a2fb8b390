import { write } from 'firebase-functions/logger';
import { POINTS_BREACHES, type PointsBreach } from '../domain/points/breaches.ts';
import { ServiceError } from '../domain/ports/serviceError.ts';
import { BrokenReplyError } from './brokenReplyError.ts';
import { noteRefusal } from './serviceStates.ts';

/**
 * An internal failure: its kind and stack, never its message, which can hold personal data. Log lines have it as
 * `fault`.
 */
export interface Failure {
  readonly kind: string;
  readonly stack: readonly string[];
  /** The fields of a reply that did not match its contract. */
  readonly fields?: readonly string[];
  /** The cause and the operation of a failed request to a service of the group. */
  readonly service?: string;
  /** The rule of the connection that the reply breaks (docs/connect.md). */
  readonly rule?: string;
}

const FRAMES = 8;

/** Logs that work is unfinished and will be retried, with the error that interrupted it. */
export function reportUnfinished(error: unknown): void {
  write({ severity: 'ERROR', message: 'unfinished', fault: describeFailure(error) });
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
  write({ severity: 'WARNING', message: 'stale content', fault: describeFailure(error) });
}

let hasReportedHosting = false;

/** Logs once that a request says that it is from Hosting, and is from none of its known networks. */
export function reportUnknownHosting(): void {
  if (hasReportedHosting) return;
  hasReportedHosting = true;
  write({ severity: 'WARNING', message: 'unknown network of Hosting' });
}

/** Logs the rules of the connection that a group's statement of points breaks. Logs no member and no value. */
export function reportPointsBreaches(breaches: readonly PointsBreach[]): void {
  if (breaches.length === 0) return;
  const rules = [...new Set(breaches.map((breach) => POINTS_BREACHES[breach]))];
  write({ severity: 'WARNING', message: 'points do not add up', rules, breaches });
}

/** The kind and stack of an error, and the fields and the operation that it names. Undefined for anything else. */
export function describeFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const stack = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, FRAMES);
  const failure = { kind: error.constructor.name, stack };
  if (error instanceof BrokenReplyError) return { ...failure, fields: error.fields };
  if (!(error instanceof ServiceError)) return failure;
  noteRefusal(error);
  const { fields, rule } = error;
  const service = `${error.kind}: ${error.detail}`;
  return { ...failure, fields, service, ...(rule !== null && { rule }) };
}
