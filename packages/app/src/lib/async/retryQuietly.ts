/** The pauses before the attempts, in milliseconds. The last one repeats. */
export const RETRY_PAUSES_MS = [15_000, 30_000, 60_000, 120_000, 300_000] as const;

/**
 * The pause before an attempt. It varies by up to a quarter, so that the devices of all members do not return to a
 * recovered system at once.
 * @param attempts the number of attempts before
 * @param random from 0 to 1
 */
export function retryPause(attempts: number, random = Math.random()): number {
  const pause = RETRY_PAUSES_MS[Math.min(attempts, RETRY_PAUSES_MS.length - 1)] ?? 0;
  return pause * (0.75 + random / 2);
}

/** Whether the page is visible and has a connection. */
export const isPageInUse = () => !document.hidden && navigator.onLine;

/**
 * Runs `attempt` after pauses, one run at a time, until the returned function is called. An attempt that is due on a
 * hidden page or without a connection is postponed by the same pause.
 * @param pause returns the pause after a number of attempts, in milliseconds; by default it grows
 */
export function retryQuietly(
  attempt: () => Promise<unknown>,
  isInUse: () => boolean = isPageInUse,
  pause: (attempts: number) => number = retryPause,
): () => void {
  let attempts = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => void run(), pause(attempts));
  };
  const run = async () => {
    if (isInUse()) {
      attempts += 1;
      await attempt();
    }
    if (!stopped) wait();
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
