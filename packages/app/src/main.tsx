import '@casino/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { deviceStorage } from './lib/storage.ts';
import { watchForUpdates } from './pwa/updates.ts';
import { session } from './session/appSession.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root.');

// The app scrolls to the top at every navigation, back and forward included.
history.scrollRestoration = 'manual';

watchForUpdates();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// The sign-in page is drawn before the identity service's code competes with it for the network.
if (deviceStorage.presumesSignedIn() || document.readyState === 'complete') session.start();
else window.addEventListener('load', session.start, { once: true });
