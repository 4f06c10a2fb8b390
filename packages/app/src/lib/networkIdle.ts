/** How long nothing has to arrive, and after how long whoever waits for that goes on all the same, in milliseconds. */
const QUIET_MS = 1_000;
const AT_MOST_MS = 10_000;

/** Resolves once the page has stopped downloading: nothing has arrived for a second. After ten in any case. */
export function networkIdle(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(latest);
      resolve();
    };
    const latest = setTimeout(end, AT_MOST_MS);
    let quiet = setTimeout(end, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, QUIET_MS);
    });
    observer.observe({ type: 'resource' });
  });
}
