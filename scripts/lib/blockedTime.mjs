/** How many times slower than this machine Lighthouse takes a phone to be, and how long a task may be, in ms. */
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/**
 * What Lighthouse calls total blocking time, in milliseconds, by the processor's clock: the page's own work.
 * Lighthouse's clock runs on while the machine does something else, such as answering the page.
 * @param trace a trace as Lighthouse takes it, with times in microseconds
 * @param address the page that was loaded
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
