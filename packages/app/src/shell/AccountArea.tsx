import { AccountLayout } from '@casino/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useLayout } from '../lib/mediaQuery.ts';
import { pathTo } from '../paths.ts';
import { Arrival } from './Arrival.tsx';

/** The pages before membership: one layout for all of them. Specification section 2, "Account routes". */
export function AccountArea() {
  const layout = useLayout();
  const { pathname } = useLocation();
  const landing = layout === 'mobile' && pathname === pathTo('login');
  return (
    <AccountLayout layout={layout} hero={landing ? 'full' : 'band'}>
      <Suspense>
        <Outlet />
        <Arrival />
      </Suspense>
    </AccountLayout>
  );
}
