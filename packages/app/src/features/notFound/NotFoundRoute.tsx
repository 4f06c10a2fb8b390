import { NotFoundScreen } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';

/** Any path that the app does not have. Specification section 2. */
export function NotFoundRoute() {
  return <NotFoundScreen layout={useLayout()} homeHref={pathTo('home')} />;
}
