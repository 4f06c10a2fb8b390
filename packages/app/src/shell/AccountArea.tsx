import { AccountLayout } from '@casino/ui/shell/AccountLayout.tsx';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useInfoHref } from '../features/info/useInfoHref.ts';
import { useFirstFrame } from '../firstFrame/useFirstFrame.ts';
import { useLayout } from '../lib/mediaQuery.ts';
import { routeAt } from '../paths.ts';
import { Arrival } from './Arrival.tsx';
import { areaOf } from './areas.ts';
import { AccountPages } from './lazyAreas.ts';

/** The shared layout of the account pages. Specification section 2, "Account routes". */
export function AccountArea() {
  const layout = useLayout();
  const infoHref = useInfoHref();
  const route = routeAt(useLocation().pathname);
  const isFirstFrame = useFirstFrame();
  const landing = layout === 'mobile' && route === 'login';
  return (
    <AccountLayout
      layout={layout}
      hero={landing ? 'full' : 'band'}
      helpHref={infoHref('responsible-gaming')}
      plainArtwork={isFirstFrame}
    >
      {route !== null && areaOf(route) === 'first' ? (
        // Without a boundary of its own, so that React hydrates the form in one pass less.
        <>
          <Outlet />
          <Arrival />
        </>
      ) : (
        <Suspense>
          <AccountPages />
        </Suspense>
      )}
    </AccountLayout>
  );
}
