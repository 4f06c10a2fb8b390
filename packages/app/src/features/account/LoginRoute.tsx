import { useLayout } from '../../lib/mediaQuery.ts';
import { LandingRoute, LoginFormRoute } from './lazyPages.ts';

/** `/login`: the landing page on a narrow window, the log-in page on a wide one. Specification section 2. */
export function LoginRoute() {
  return useLayout() === 'mobile' ? <LandingRoute /> : <LoginFormRoute />;
}
