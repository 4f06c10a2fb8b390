/** Lighthouse's CPU slowdown factor, and its threshold for a long task in ms. */
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/**
 * Lighthouse's total blocking time in milliseconds, computed from processor time, which includes only the page's own
 * work. Lighthouse uses wall-clock time, which includes other work of the machine, such as the backend's.
 * @param trace a trace of Lighthouse, with times in microseconds
 * @param address of the loaded page
 */
export function blockedByProcessor({ traceEvents }, address) {
  const start = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  const ofPage = traceEvents.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts);
  const painted = ofPage.find(({ name }) => name === 'firstContentfulPaint');
  return ofPage
    .filter(({ name, tid, ts }) => name === 'RunTask' && tid === start.tid && ts > painted.ts)
    .map(({ tdur = 0 }) => (tdur / 1_000) * SLOWDOWN - LONG_TASK_MS)
    .reduce((sum, over) => sum + Math.max(0, over), 0);
}
