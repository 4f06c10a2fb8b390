import { SplashScreen } from '@casino/ui';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { guard } from './guard.ts';
import { useSession } from './useSession.ts';

/** Lets the page through, sends the visitor elsewhere, or shows the splash until the session knows. */
export function GuardedOutlet() {
  const session = useSession();
  const location = useLocation();
  const splash = <SplashScreen />;
  const verdict = guard(session, location);
  if (verdict.kind === 'redirect') return <Navigate to={verdict.to} replace />;
  if (verdict.kind === 'wait') return splash;
  return (
    <Suspense fallback={splash}>
      <Outlet />
    </Suspense>
  );
}
