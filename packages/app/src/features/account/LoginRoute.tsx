import type { LazyComponent } from '../../lib/lazyNamed.tsx';
import { currentLayout, useLayout } from '../../lib/mediaQuery.ts';
import { LandingRoute, LoginFormRoute } from './lazyPages.ts';

const pages = { mobile: LandingRoute, desktop: LoginFormRoute };

/** `/login`: the landing page on a narrow window, the log-in page on a wide one. Specification section 2. */
export const LoginRoute: LazyComponent = Object.assign(
  () => {
    const Page = pages[useLayout()];
    return <Page />;
  },
  { preload: () => pages[currentLayout()].preload() },
);
