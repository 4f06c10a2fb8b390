/** Faults that only a journey on the production build shows. */
export const JOURNEY_FAULTS = [
  {
    name: 'an accepted new version does not activate',
    file: 'packages/app/src/pwa/serviceWorker.ts',
    find: "worker.postMessage({ type: 'SKIP_WAITING' });",
    replace: "worker.postMessage('SKIP_WAITING');",
    caughtBy: 'journeys',
  },
  {
    name: 'the code of a link is not prefetched',
    file: 'packages/app/src/shell/usePrefetch.ts',
    find: 'if (link?.origin !== location.origin || savesData()) return;',
    replace: 'if (link?.origin !== location.origin || !savesData()) return;',
    caughtBy: 'journeys',
  },
];
