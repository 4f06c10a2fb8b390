import './libraries.ts';
import '@casino/ui/fonts.css';
import { afterFrame } from '@casino/ui/primitives/Motion/afterFrame.ts';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { inTime } from './lib/async/inTime.ts';
import { retryUntilReply } from './lib/async/retry.ts';
import { CODE_WAIT_MS } from './lib/code/lazyNamed.tsx';
import { updates } from './lib/code/updates.ts';
import { networkIdle } from './lib/connection/networkIdle.ts';
import { deviceStorage } from './lib/device/storage.ts';
import { followLanguage, hydrateIn } from './lib/language/language.ts';
import { PAGES } from './pages/pages.ts';
import { pathTo, routeAt } from './pages/paths.ts';
import { watchForNewVersions } from './pwa/newVersions.ts';
import { beganSignedIn, session, settled } from './session/current/appSession.ts';
import { watchForRestoring } from './session/current/restoredPage.ts';
import { asksFirst } from './session/current/startSession.ts';
import { prepareHydration } from './shell/navigation/earlyInput.ts';
import { preloadPage } from './shell/routing/preloadPage.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id root.');

// The app scrolls to the top on every navigation, including back and forward.
history.scrollRestoration = 'manual';

function Drawing({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

/** Renders in a transition, so that React yields to input during the first render. */
const draw = (onDrawn: () => void) =>
  startTransition(() => {
    const app = (
      <Drawing onDrawn={onDrawn}>
        <StrictMode>
          <App Router={BrowserRouter} />
        </StrictMode>
      </Drawing>
    );
    // A first frame that arrives from now on is too late.
    container.dataset['drawn'] = '';
    if (hydrateIn(container.dataset['rendered'])) {
      prepareHydration();
      hydrateRoot(container, app);
    } else createRoot(container).render(app);
  });

watchForRestoring({
  shown: () => {
    const shown = session.getSnapshot();
    return 'user' in shown ? shown.user.uid : null;
  },
  presumed: () => deviceStorage.presumedUser()?.uid ?? null,
  reload: () => location.reload(),
});

/** Only iOS in a browser tab has `standalone` and sets it to false. */
async function prepareForHomeScreen() {
  if (navigator.standalone !== false) return;
  const { addLaunchImages } = await import('./pwa/launchImages.ts');
  const { width, height } = window.screen;
  await addLaunchImages('/icons/icon-512.png', { width, height, ratio: window.devicePixelRatio });
}

/** Without a service worker, the code of the frame loads as well, which takes longer on a slow connection. */
const FIRST_WAIT_MS = 10_000;

function codeWait(): number {
  return navigator.serviceWorker?.controller ? CODE_WAIT_MS : FIRST_WAIT_MS;
}

/**
 * Loads the code and the words of the first page. A form that the build rendered stays usable until both are here, or an
 * update is announced. Any other page is rendered after one attempt, or a limit: it says itself that its code is missing,
 * and opens in English until its words arrive.
 */
function firstPage(path: string): Promise<unknown> {
  const load = () => preloadPage(path);
  if (container?.hasAttribute('data-rendered')) {
    const announced = new Promise<void>((resolve) => void updates.subscribe(resolve));
    const complete = Promise.allSettled([retryUntilReply(load), followLanguage()]);
    return Promise.race([complete, announced]);
  }
  const words = new Promise<void>((resolve) => void followLanguage(resolve).then(resolve));
  return inTime(Promise.allSettled([load(), words]), codeWait());
}

/**
 * Keeps the first frame until the app can render a complete page: the visitor's page, the log-in page that the guard
 * redirects to, or the member's cached data. That session starts afterwards, so that its requests do not delay the page.
 * The page itself reports a failed import.
 */
function begin() {
  const route = routeAt(location.pathname);
  const needsSignIn = route !== null && PAGES[route].access === 'member';
  const path = needsSignIn && !beganSignedIn ? pathTo('login') : location.pathname;
  Promise.allSettled([firstPage(path)]).then(() =>
    draw(() => !asksFirst && afterFrame(session.start)),
  );
  // Precaching must not compete with the requests of the current page.
  settled()
    .then(networkIdle)
    .then(() => Promise.all([watchForNewVersions(), prepareForHomeScreen()]))
    .catch(reportError);
}

// Evaluating this module has blocked input: the browser handles pending input first.
setTimeout(begin);
