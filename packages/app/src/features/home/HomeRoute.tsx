import { HomeScreen, useMessages } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { useVouchers } from '../offers/useVouchers.ts';
import { toHome } from './toHome.ts';

/** `/`: the member's rewards. Specification section 2. */
export function HomeRoute() {
  const messages = useMessages();
  const session = useSession();
  const vouchers = useVouchers();
  return (
    <HomeScreen
      layout={useLayout()}
      state={toHome(messages, session, vouchers, new Date())}
      offersHref={pathTo('offers')}
      onRetry={() => window.location.reload()}
      onRetryOffers={vouchers.retry}
    />
  );
}
