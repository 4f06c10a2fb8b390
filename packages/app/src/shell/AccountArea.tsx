import { AccountLayout } from '@casino/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useLayout } from '../lib/mediaQuery.ts';
import { type RouteName, routeAt } from '../paths.ts';
import { Arrival } from './Arrival.tsx';
import { AccountPages } from './lazyAreas.ts';

/** The pages that a first visit begins with: they make do with the catalogue's first words. */
const FIRST_PAGES: ReadonlySet<RouteName | null> = new Set(['login', 'loginMobile']);

/** The pages before membership: one layout for all of them. Specification section 2, "Account routes". */
export function AccountArea() {
  const layout = useLayout();
  const route = routeAt(useLocation().pathname);
  const landing = layout === 'mobile' && route === 'login';
  return (
    <AccountLayout layout={layout} hero={landing ? 'full' : 'band'}>
      <Suspense>
        {FIRST_PAGES.has(route) ? (
          <>
            <Outlet />
            <Arrival />
          </>
        ) : (
          <AccountPages />
        )}
      </Suspense>
    </AccountLayout>
  );
}
