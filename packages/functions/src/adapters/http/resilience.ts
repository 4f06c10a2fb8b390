import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { ServiceError } from '../../domain/ports/serviceError.ts';
import { type Circuit, noteCircuit } from '../../runtime/serviceStates.ts';

/** The limits of the requests to a service. Durations are in milliseconds. */
export interface ServiceLimits {
  /** Of one attempt. */
  readonly attemptMs: number;
  /** Of a request with its repetitions. Shorter than a callable's. */
  readonly totalMs: number;
  /** The maximum number of repetitions. */
  readonly repetitions: number;
  /** The pause before the first repetition. Later ones double it, and each varies by half. */
  readonly pauseMs: number;
  /** Consecutive failures after which no request is sent. */
  readonly failures: number;
  /** For how long no request is sent then. One trial follows. */
  readonly restMs: number;
  /** Concurrent requests of one instance. */
  readonly concurrent: number;
  /** The length of the queue. Further requests fail at once. */
  readonly waiting: number;
}

export const SERVICE_LIMITS: ServiceLimits = {
  attemptMs: 8_000,
  totalMs: 20_000,
  repetitions: 2,
  pauseMs: 200,
  failures: 8,
  restMs: 5_000,
  concurrent: 100,
  waiting: 200,
};

/** Runs requests within limits. Throws a `ServiceError`. */
export interface Resilience {
  /** @param name of the operation, for the error */
  run<T>(name: string, attempt: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/**
 * The limits for one service. An instance of the functions has one for each. Every operation can be repeated: it reads,
 * or it has an `Idempotency-Key`.
 * @param service its title
 */
export function resilience(limits: ServiceLimits, service: string): Resilience {
  const repeat = retry(handleWhen(mayRepeat), {
    maxAttempts: limits.repetitions,
    backoff: new DelegateBackoff(({ attempt, result }) =>
      pauseBefore(attempt, limits.pauseMs, 'error' in result ? result.error : null),
    ),
  });
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: limits.restMs,
    breaker: new ConsecutiveBreaker(limits.failures),
  });
  breaker.onStateChange((state) => noteCircuit(service, toCircuit(state)));
  const policy = wrap(
    timeout(limits.totalMs, TimeoutStrategy.Aggressive),
    repeat,
    breaker,
    bulkhead(limits.concurrent, limits.waiting),
    timeout(limits.attemptMs, TimeoutStrategy.Aggressive),
  );
  return {
    async run(name, attempt) {
      try {
        return await policy.execute(({ signal }) => attempt(signal));
      } catch (error) {
        if (error instanceof ServiceError) throw error;
        const limit = exceededLimit(error);
        if (limit !== null) throw new ServiceError('unavailable', `${name}, ${limit}`);
        throw error;
      }
    },
  };
}

/** The limit that is reached, in words; null for another error. */
function exceededLimit(error: unknown): string | null {
  if (error instanceof BrokenCircuitError) return 'the circuit is open: no request was sent';
  if (error instanceof TaskCancelledError) return 'no reply in time';
  if (error instanceof BulkheadRejectedError) return 'too many simultaneous requests';
  return null;
}

function toCircuit(state: CircuitState): Circuit {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'half-open' : 'open';
}

/** True for an outage. A rejected request or a full bulkhead is not one. */
function isOutage(error: unknown): boolean {
  if (error instanceof ServiceError) return error.kind === 'unavailable' || error.kind === 'token';
  return error instanceof TaskCancelledError;
}

function mayRepeat(error: unknown): boolean {
  return error instanceof ServiceError ? error.isRepeatable : error instanceof TaskCancelledError;
}

function pauseBefore(attempt: number, firstMs: number, error: unknown): number {
  const usual = firstMs * 2 ** (attempt - 1) * (0.5 + Math.random());
  const asked = error instanceof ServiceError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(usual, asked);
}
