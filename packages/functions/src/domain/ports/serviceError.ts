import type { RuleId } from '../../contract/http/rules/rules.ts';

/** The cause of a failed request. */
export type ServiceFailure =
  /** The token endpoint returns no token. */
  | 'token'
  /** The service refuses the token. */
  | 'refused'
  /** The service does not reply in time, or replies with a status of 500 or more. */
  | 'unavailable'
  /** The service replies 429. */
  | 'busy'
  /** The service rejects the request, or its reply does not match the contract. */
  | 'broken';

const TEMPORARY: ReadonlySet<ServiceFailure> = new Set(['token', 'unavailable', 'busy']);

/** A member does not wait longer for another attempt. */
const MAX_WAIT_MS = 5_000;

/** A failed request to a service of the group. The message names no address, id or value. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceFailure;
  /** The operation and what failed. Names no address, id or value. */
  readonly detail: string;
  /** The service’s `Retry-After`; null if it sends none. */
  readonly retryAfterMs: number | null;
  /** The fields of a reply that do not match the contract. */
  readonly fields: readonly string[];
  /** The rule that the reply breaks (docs/connect.md); null if none says it. */
  readonly rule: RuleId | null;

  constructor(
    kind: ServiceFailure,
    detail: string,
    {
      retryAfterMs = null,
      fields = [],
      rule = null,
    }: {
      readonly retryAfterMs?: number | null;
      readonly fields?: readonly string[];
      readonly rule?: RuleId | null;
    } = {},
  ) {
    super(`A service of the group failed (${kind}): ${detail}`);
    this.kind = kind;
    this.detail = detail;
    this.retryAfterMs = retryAfterMs;
    this.fields = fields;
    this.rule = rule;
  }

  /** True if the service may work again later. */
  get isTemporary(): boolean {
    return TEMPORARY.has(this.kind);
  }

  /** True if another attempt may succeed while the member waits. */
  get isRepeatable(): boolean {
    return this.isTemporary && (this.retryAfterMs ?? 0) <= MAX_WAIT_MS;
  }
}
