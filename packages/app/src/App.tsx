import { ThemeRoot, ToastQueueProvider } from '@casino/ui';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useScheme } from './lib/appearance.ts';
import { Routes } from './routes.tsx';
import { useTier } from './session/useTier.ts';
import { FaultBoundary } from './shell/FaultBoundary.tsx';
import { Announcements } from './shell/lazyAreas.ts';

/**
 * The whole app: theme, messages that outlive a page, and the routes. The plain router serves: data
 * comes through SWR, and the router that loads data itself would add 14 KB to the sign-in page.
 */
export function App() {
  const tier = useTier();
  return (
    <ThemeRoot page scheme={useScheme()} {...(tier && { tier })}>
      <ToastQueueProvider>
        <FaultBoundary>
          <BrowserRouter>
            <Routes />
          </BrowserRouter>
        </FaultBoundary>
        <Suspense>
          <Announcements />
        </Suspense>
      </ToastQueueProvider>
    </ThemeRoot>
  );
}
