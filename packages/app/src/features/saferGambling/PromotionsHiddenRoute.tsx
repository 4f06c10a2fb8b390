import { PromotionsHiddenScreen } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';

/** In place of a page that promotes, for a member in promotion-free mode. */
export function PromotionsHiddenRoute() {
  return <PromotionsHiddenScreen layout={useLayout()} settingsHref={pathTo('settings')} />;
}
