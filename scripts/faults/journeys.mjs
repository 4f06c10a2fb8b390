/** What shows only where the production build, the worker and the page meet. Each costs a journey. */
export const JOURNEY_FAULTS = [
  {
    name: 'a new version waits although it was accepted',
    file: 'packages/app/src/pwa/serviceWorker.ts',
    find: "worker.postMessage({ type: 'SKIP_WAITING' });",
    replace: "worker.postMessage('SKIP_WAITING');",
    caughtBy: 'journeys',
  },
  {
    name: 'a link is not fetched before it is clicked',
    file: 'packages/app/src/shell/usePrefetch.ts',
    find: 'if (link?.origin !== location.origin || savesData()) return;',
    replace: 'if (link?.origin !== location.origin || !savesData()) return;',
    caughtBy: 'journeys',
  },
];
