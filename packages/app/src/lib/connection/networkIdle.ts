/** The network is idle after this many milliseconds without a response. The wait ends after `AT_MOST_MS`. */
const IDLE_MS = 1_000;
const AT_MOST_MS = 10_000;

/** Resolves when the page has received no response for one second, and after ten seconds in any case. */
export function networkIdle(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(idle);
      clearTimeout(latest);
      resolve();
    };
    const latest = setTimeout(end, AT_MOST_MS);
    let idle = setTimeout(end, IDLE_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(idle);
      idle = setTimeout(end, IDLE_MS);
    });
    observer.observe({ type: 'resource' });
  });
}
