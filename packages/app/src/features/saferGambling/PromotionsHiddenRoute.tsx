import { PromotionsHiddenScreen } from '@casino/ui';
import { useLocation } from 'react-router-dom';
import { useLayout } from '../../lib/mediaQuery.ts';
import { memberPage } from '../../pages/pages.ts';
import { pathTo, routeAt } from '../../paths.ts';

/** Replaces a page with promotions in promotion-free mode. */
export function PromotionsHiddenRoute() {
  const layout = useLayout();
  const route = routeAt(useLocation().pathname);
  const hasHeader = layout === 'mobile' && route !== null && Boolean(memberPage(route)?.header);
  return (
    <PromotionsHiddenScreen
      layout={layout}
      hasHeader={hasHeader}
      settingsHref={pathTo('settings')}
    />
  );
}
