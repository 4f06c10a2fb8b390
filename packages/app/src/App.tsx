import { ToastQueueProvider } from '@casino/ui/primitives/Toast/ToastQueueProvider.tsx';
import { ThemeRoot } from '@casino/ui/tokens/ThemeRoot.tsx';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useScheme } from './lib/device/appearance.ts';
import { Words } from './lib/language/Words.tsx';
import { useFirstFrame } from './lib/page/useFirstFrame.ts';
import { useTier } from './session/current/useTier.ts';
import { FaultBoundary } from './shell/faults/FaultBoundary.tsx';
import { Announcements } from './shell/routing/lazyAreas.ts';
import { Routes } from './shell/routing/routes.tsx';

/**
 * The whole app: theme, toasts and routes.
 * @param Router the browser's router, or a static router when the build renders a page. It is not a data router: SWR
 * fetches the data, and a data router would add 14 KB to the sign-in page.
 */
export function App({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  const tier = useTier();
  const isFirstFrame = useFirstFrame();
  return (
    <ThemeRoot page scheme={useScheme()} {...(tier && { tier })}>
      <Words>
        <ToastQueueProvider>
          <FaultBoundary>
            <Router>
              <Routes />
            </Router>
          </FaultBoundary>
          {!isFirstFrame && (
            <Suspense>
              <Announcements />
            </Suspense>
          )}
        </ToastQueueProvider>
      </Words>
    </ThemeRoot>
  );
}
