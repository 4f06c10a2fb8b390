import './libraries.ts';
import '@casino/ui/fonts.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { prepareHydration } from './firstFrame/earlyInput.ts';
import { afterFrame } from './lib/afterFrame.ts';
import { networkIdle } from './lib/networkIdle.ts';
import { deviceStorage } from './lib/storage.ts';
import { pathTo, ROUTES, routeAt } from './paths.ts';
import { watchForNewVersions, watchForStaleCode } from './pwa/updates.ts';
import { beganSignedIn, session, settled } from './session/appSession.ts';
import { watchForRestoring } from './session/restoredPage.ts';
import { preloadPage } from './shell/preloadPage.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id root.');

// The app scrolls to the top at every navigation, back and forward included.
history.scrollRestoration = 'manual';

/** Tells that the app stands on the page. */
function Drawing({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

/** In slices, so that nothing that the member does meanwhile has to wait for the first drawing. */
const draw = (onDrawn: () => void) =>
  startTransition(() => {
    const app = (
      <Drawing onDrawn={onDrawn}>
        <StrictMode>
          <App Router={BrowserRouter} />
        </StrictMode>
      </Drawing>
    );
    if (container.hasAttribute('data-rendered')) {
      prepareHydration();
      hydrateRoot(container, app);
    } else createRoot(container).render(app);
  });

watchForStaleCode();
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

/**
 * The first frame stays until what replaces it can be drawn whole: a visitor's page, the log-in page to which
 * they will be sent, or what this device knows of its member. Only then does the identity service's code ask
 * for the network. What fails is told where it is shown.
 */
function begin() {
  const route = routeAt(location.pathname);
  const needsSignIn = route !== null && ROUTES[route].access === 'member';
  // A member of whom this device holds no copy: there is nothing to draw before the services answer.
  const asksFirst = beganSignedIn && session.getSnapshot().status === 'starting';
  if (asksFirst) session.start();
  preloadPage(needsSignIn && !beganSignedIn ? pathTo('login') : location.pathname)
    .catch(() => {})
    .then(() => draw(() => !asksFirst && afterFrame(session.start)));
  // What the worker keeps for later must not compete with what is needed now.
  settled()
    .then(networkIdle)
    .then(() => Promise.all([watchForNewVersions(), prepareForHomeScreen()]))
    .catch(reportError);
}

// Reading this code has kept the member waiting: they come first.
setTimeout(begin);
