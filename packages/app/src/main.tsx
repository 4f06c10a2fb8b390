import '@casino/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { afterFrame } from './lib/afterFrame.ts';
import { pathTo, ROUTES, routeAt } from './paths.ts';
import { watchForNewVersions, watchForStaleCode } from './pwa/updates.ts';
import { beganSignedIn, session, settled } from './session/appSession.ts';
import { preloadPage } from './shell/preloadPage.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id root.');
const root = createRoot(container);

// The app scrolls to the top at every navigation, back and forward included.
history.scrollRestoration = 'manual';

const ignore = () => {};
const draw = () =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

watchForStaleCode();
if (beganSignedIn) {
  // The page's code, the session and the splash come side by side. What fails is told where it is shown.
  preloadPage(location.pathname).catch(ignore);
  session.start();
  draw();
} else {
  // The first frame stays until what replaces it can be drawn whole: a visitor's page, or the log-in page
  // to which they will be sent. Only then does the identity service's code ask for the network.
  const route = routeAt(location.pathname);
  const needsSignIn = route !== null && ROUTES[route].access === 'member';
  preloadPage(needsSignIn ? pathTo('login') : location.pathname)
    .catch(ignore)
    .then(() => {
      draw();
      afterFrame(session.start);
    });
}

// What the worker keeps for later must not compete with what is needed now.
settled().then(watchForNewVersions).catch(reportError);
