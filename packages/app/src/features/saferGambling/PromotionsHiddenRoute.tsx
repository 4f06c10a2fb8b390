import { PromotionsHiddenScreen } from '@casino/ui/screens/PromotionsHidden/PromotionsHiddenScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';

/** Replaces a page with promotions in promotion-free mode. */
export function PromotionsHiddenRoute() {
  return <PromotionsHiddenScreen layout={useLayout()} settingsHref={pathTo('settings')} />;
}
