import { SplashScreen } from '@casino/ui/screens/Splash/SplashScreen.tsx';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { session } from '../current/appSession.ts';
import { useSession } from '../current/useSession.ts';
import { guard } from './guard.ts';

/** Shows the page, redirects, or shows the splash screen, as the guard decides. */
export function GuardedOutlet() {
  const current = useSession();
  const location = useLocation();
  const verdict = guard(current, location);
  const allowed = verdict.kind === 'allow';
  const { status } = current;

  useEffect(() => {
    if (allowed && status === 'signed-out') session.arrive();
  }, [allowed, status]);

  const splash = <SplashScreen />;
  if (verdict.kind === 'redirect') return <Navigate to={verdict.to} replace />;
  if (verdict.kind === 'wait') return splash;
  return (
    <Suspense fallback={splash}>
      <Outlet />
    </Suspense>
  );
}
