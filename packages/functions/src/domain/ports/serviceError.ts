/** The cause of a failed request. */
export type ServiceFault =
  /** The token endpoint gives no token. */
  | 'token'
  /** The service refuses the token. */
  | 'refused'
  /** The service does not answer, answers too late, or with a status of 500 or more. */
  | 'unavailable'
  /** The service answers 429. */
  | 'busy'
  /** The service rejects the request, or its reply does not match the contract. */
  | 'broken';

const TEMPORARY: ReadonlySet<ServiceFault> = new Set(['token', 'unavailable', 'busy']);

/** A member does not wait longer for another attempt. */
const MAX_WAIT_MS = 5_000;

/** A failed request to a service of the group. The message names no address, id or value. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly fault: ServiceFault;
  /** The operation and what failed. Names no address, id or value. */
  readonly detail: string;
  /** The service asks to wait this long; null if it does not. */
  readonly retryAfterMs: number | null;
  /** The fields of a reply that do not match the contract. */
  readonly fields: readonly string[];

  constructor(
    fault: ServiceFault,
    detail: string,
    {
      retryAfterMs = null,
      fields = [],
    }: { readonly retryAfterMs?: number | null; readonly fields?: readonly string[] } = {},
  ) {
    super(`A service of the group failed (${fault}): ${detail}`);
    this.fault = fault;
    this.detail = detail;
    this.retryAfterMs = retryAfterMs;
    this.fields = fields;
  }

  /** True if the service may work again later. */
  get isTemporary(): boolean {
    return TEMPORARY.has(this.fault);
  }

  /** True if another attempt may succeed while the member waits. */
  get isRepeatable(): boolean {
    return this.isTemporary && (this.retryAfterMs ?? 0) <= MAX_WAIT_MS;
  }
}
