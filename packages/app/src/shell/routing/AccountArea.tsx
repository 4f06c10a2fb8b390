import { AccountLayout } from '@casino/ui/shell/account/AccountLayout.tsx';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useInfoHref } from '../../features/shared/info/useInfoHref.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useFirstFrame } from '../../lib/page/useFirstFrame.ts';
import { areaForRoute } from '../../pages/areas.ts';
import { routeAt } from '../../pages/paths.ts';
import { Arrival } from '../navigation/Arrival.tsx';
import { AccountPages, VisitorLanguage } from './lazyAreas.ts';

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
      corner={
        !isFirstFrame && (
          <Suspense>
            <VisitorLanguage />
          </Suspense>
        )
      }
    >
      {route !== null && areaForRoute(route) === 'first' ? (
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
