import { isNoAnswer, RemoteError, remoteErrorCode } from '../remote/remoteError.ts';

// When a failed request is sent again: every retry of the app and of the till.

/** The pauses before the retries of what the page waits for, in milliseconds. The last one repeats. */
export const WAITING_PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000] as const;

/** The pauses before quiet retries, while the page shows older data, in milliseconds. The last one repeats. */
export const QUIET_PAUSES_MS = [15_000, 30_000, 60_000, 120_000, 300_000] as const;

/**
 * The pause before an attempt, in milliseconds. It varies by up to a quarter, so that the devices of all members do not
 * return to a recovered system at once.
 * @param attempts the number of attempts before
 * @param random from 0 to 1
 */
export function retryPause(
  pauses: readonly number[],
  attempts: number,
  random = Math.random(),
): number {
  const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? 0;
  return pause * (0.75 + random / 2);
}

/** Whether the page is visible and has a connection. */
export const isPageInUse = () => !document.hidden && navigator.onLine;

/**
 * Runs `attempt` once, after a pause in milliseconds. If it is due on a hidden page or without a connection, it is
 * postponed by the same pause. Returns a function that ends the wait.
 */
export function runInUse(
  attempt: () => void,
  pause: number,
  isInUse: () => boolean = isPageInUse,
): () => void {
  const wait = () => setTimeout(due, pause);
  const due = () => {
    if (isInUse()) attempt();
    else timer = wait();
  };
  let timer = wait();
  return () => clearTimeout(timer);
}

/**
 * Runs `attempt` after pauses, as `runInUse` does, one run at a time, until the returned function is called.
 * @param pause returns the pause after a number of attempts, in milliseconds; by default it grows
 */
export function retryQuietly(
  attempt: () => Promise<unknown>,
  isInUse: () => boolean = isPageInUse,
  pause: (attempts: number) => number = (attempts) => retryPause(QUIET_PAUSES_MS, attempts),
): () => void {
  let attempts = 0;
  let stopped = false;
  const run = async () => {
    attempts += 1;
    await attempt();
    if (!stopped) end = runInUse(run, pause(attempts), isInUse);
  };
  let end = runInUse(run, pause(attempts), isInUse);
  return () => {
    stopped = true;
    end();
  };
}

/**
 * Runs `load` until it gets a reply: again when the connection returns, and after growing pauses, because a useless
 * connection does not announce its return. Rejects with the error of a reply, and with the signal's when aborted.
 */
export async function retryUntilReply<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let attempts = 0; ; attempts += 1) {
    signal?.throwIfAborted();
    try {
      return await load();
    } catch (error) {
      if (!isNoAnswer(remoteErrorCode(error))) throw error;
      await onlineOrAfter(retryPause(WAITING_PAUSES_MS, attempts));
    }
  }
}

function onlineOrAfter(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    addEventListener('online', end);
  });
}
/** A page that can be hidden, for example by a phone that locks. */
export type HideablePage = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** How long the scripts of a page that is being left may run, in milliseconds. The retry comes after this time. */
const LEAVING_MS = 1_000;

type View = Pick<Window, 'addEventListener'>;

/** When each view was last being left, in the time of `performance.now()`. */
const departures = new WeakMap<View, number>();

/** A request can start between `beforeunload` and the end of the page, so the event is observed from the start. */
function watchDepartures(view: View): void {
  if (departures.has(view)) return;
  departures.set(view, Number.NEGATIVE_INFINITY);
  view.addEventListener('beforeunload', () => departures.set(view, performance.now()));
}

if (typeof window !== 'undefined') watchDepartures(window);

/**
 * Sends a request, and sends it again if no reply came for one of two reasons. Otherwise rejects as `send` does.
 *
 * - The page was hidden meanwhile. A phone that locks closes the connection, and the time in a pocket does not count
 *   against the limit. The retry comes when the page is visible.
 * - The page is being left. Browsers abort its requests, also those for scripts, while its scripts still run. The retry
 *   comes later if the page stays, for example after a link that opens the telephone.
 */
export async function retryOnReturn<T>(
  send: () => Promise<T>,
  page: HideablePage = document,
  view: View = window,
): Promise<T> {
  watchDepartures(view);
  for (;;) {
    const startedAt = performance.now();
    let wasHidden = page.hidden;
    const watch = () => {
      wasHidden ||= page.hidden;
    };
    page.addEventListener('visibilitychange', watch);
    let left = false;
    try {
      return await send();
    } catch (error) {
      left = (departures.get(view) ?? Number.NEGATIVE_INFINITY) > startedAt - LEAVING_MS;
      const isReply = error instanceof RemoteError && !isNoAnswer(error.code);
      if (isReply || !(wasHidden || left)) throw error;
    } finally {
      page.removeEventListener('visibilitychange', watch);
    }
    if (left) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    await visible(page);
  }
}

function visible(page: HideablePage): Promise<void> {
  if (!page.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = () => {
      if (page.hidden) return;
      page.removeEventListener('visibilitychange', watch);
      resolve();
    };
    page.addEventListener('visibilitychange', watch);
  });
}
