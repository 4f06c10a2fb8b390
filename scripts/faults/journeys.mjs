const APP = 'packages/app/src';

/** What shows only where session, server, worker and page meet. Each costs a journey: there are few. */
export const JOURNEY_FAULTS = [
  {
    name: 'the pages of promotions stay open in promotion-free mode',
    file: `${APP}/features/saferGambling/PromotionGate.tsx`,
    find: 'isPromotionFree(useShownMember() ?? {})',
    replace: 'isPromotionFree({ ...useShownMember(), saferGambling: undefined })',
    caughtBy: 'journeys',
  },
  {
    name: 'a page that opens leaves the focus where it was',
    file: `${APP}/shell/Arrival.tsx`,
    find: 'heading.focus({ preventScroll: true });',
    replace: '',
    caughtBy: 'journeys',
  },
  {
    name: 'a new version waits although it was accepted',
    file: `${APP}/pwa/serviceWorker.ts`,
    find: "worker.postMessage({ type: 'SKIP_WAITING' });",
    replace: "worker.postMessage('SKIP_WAITING');",
    caughtBy: 'journeys',
  },
  {
    name: 'a spin whose tab was closed is not shown at the next visit',
    file: `${APP}/features/games/useSpin.ts`,
    find: 'session.keepCopy(uid, copy, spun);',
    replace: '',
    caughtBy: 'journeys',
  },
  {
    name: 'a session that ended elsewhere keeps its page',
    file: `${APP}/shell/MemberArea.tsx`,
    find: 'session.logOut();',
    replace: '',
    caughtBy: 'journeys',
  },
];
