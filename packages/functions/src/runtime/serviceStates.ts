import type { RuleId } from '../contract/http/rules/rules.ts';
import type { ServiceError } from '../domain/ports/serviceError.ts';

/** The circuit of a service: open while no request is sent, half-open during the trial after it. */
export type Circuit = 'closed' | 'open' | 'half-open';

/** The state of a service of the group, as this instance sees it. */
export interface ServiceState {
  /** The title of the service, such as `Member service`. */
  readonly service: string;
  readonly circuit: Circuit;
  /** The time of the first reply since the last outage, as an ISO instant; null if the service does not answer. */
  readonly answersSince: string | null;
}

/** A reply that the product refused. Names no address, id or value. */
export interface Refusal {
  /** ISO instant. */
  readonly at: string;
  /** The operation and what was wrong. */
  readonly detail: string;
  /** The fields of the reply that do not match the contract. */
  readonly fields: readonly string[];
  /** The rule that the reply breaks (docs/connect.md); null if none says it. */
  readonly rule: RuleId | null;
}

/** Observes the services of the group. */
export interface ServiceObserver {
  readonly onState?: (state: ServiceState) => void;
  readonly onRefusal?: (refusal: Refusal) => void;
}

const MAX_REFUSALS = 20;

const states = new Map<string, ServiceState>();
const refusals: Refusal[] = [];
let observer: ServiceObserver = {};

/** The state of each service that was called. */
export function serviceStates(): readonly ServiceState[] {
  return [...states.values()];
}

/** The last refused replies, newest first. */
export function lastRefusals(): readonly Refusal[] {
  return refusals.toReversed();
}

/** Observes from now on, in place of an earlier observer. Only the local backend does. */
export function observeServices(next: ServiceObserver): void {
  observer = next;
}

/** Notes the circuit of a service. */
export function noteCircuit(service: string, circuit: Circuit): void {
  change(service, { circuit });
}

/** Notes that a service replied, with any status, or that it did not. */
export function noteAnswer(service: string, hasReplied: boolean, now = new Date()): void {
  const since = states.get(service)?.answersSince ?? now.toISOString();
  change(service, { answersSince: hasReplied ? since : null });
}

/** Notes a reply that the product refused; ignores other failures. */
export function noteRefusal({ kind, detail, fields, rule }: ServiceError, now = new Date()): void {
  if (kind !== 'broken' && kind !== 'refused') return;
  const refusal = { at: now.toISOString(), detail, fields, rule };
  refusals.push(refusal);
  if (refusals.length > MAX_REFUSALS) refusals.shift();
  observer.onRefusal?.(refusal);
}

function change(service: string, part: Partial<ServiceState>): void {
  const before = states.get(service) ?? { service, circuit: 'closed', answersSince: null };
  const after = { ...before, ...part };
  states.set(service, after);
  const isSame = before.circuit === after.circuit && before.answersSince === after.answersSince;
  if (!isSame) observer.onState?.(after);
}
