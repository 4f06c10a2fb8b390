import { lazyNamed } from '../../lib/lazyNamed.tsx';

/** The log-in form, with what only forms need: the landing page is shown without it. */
export const LoginFormRoute = lazyNamed(() => import('./LoginFormRoute.tsx'), 'LoginFormRoute');

/** The landing page of a narrow window. */
export const LandingRoute = lazyNamed(() => import('./LandingRoute.tsx'), 'LandingRoute');
