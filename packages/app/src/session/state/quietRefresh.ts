import { retryQuietly } from '../../lib/async/retry.ts';

/** Loads the shown member again, one request at a time. */
export interface QuietRefresh {
  /** Loads now. During a request, returns the promise of that request. */
  readonly run: () => Promise<void>;
  /** Loads again after growing pauses, until `succeeded` or `stop`. */
  readonly retry: () => void;
  /** Whether a request is under way, or a failed one will be repeated. */
  readonly isPending: () => boolean;
  readonly succeeded: () => void;
  /** The member has gone. A request under way can hang, and must not hold up the next member. */
  readonly stop: () => void;
}

/**
 * @param load loads the member, and calls `retry` or `succeeded`
 * @param isInUse false while a retry would be useless: the page is hidden, or there is no connection
 */
export function createQuietRefresh(
  load: () => Promise<void>,
  isInUse: () => boolean,
): QuietRefresh {
  let running: Promise<void> | null = null;
  let stopRetry: (() => void) | null = null;

  const run = (): Promise<void> => {
    if (running) return running;
    const own = load().finally(() => {
      if (running === own) running = null;
    });
    running = own;
    return own;
  };

  const succeeded = () => {
    stopRetry?.();
    stopRetry = null;
  };

  return {
    run,
    retry: () => {
      stopRetry ??= retryQuietly(run, isInUse);
    },
    isPending: () => running !== null || stopRetry !== null,
    succeeded,
    stop: () => {
      succeeded();
      running = null;
    },
  };
}
