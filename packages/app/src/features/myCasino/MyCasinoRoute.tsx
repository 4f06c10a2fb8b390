import { MyCasinoScreen, useMessages } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { toCasinoLinks } from '../../shell/toNavigation.ts';
import { toMyCasino } from './toMyCasino.ts';

/** `/mycasino`: the member's casino. Specification section 2. */
export function MyCasinoRoute() {
  const messages = useMessages();
  return (
    <MyCasinoScreen
      layout={useLayout()}
      state={toMyCasino(messages, useSession())}
      links={toCasinoLinks(messages.navigation)}
      onRetry={() => window.location.reload()}
      supportHref={pathTo('support')}
    />
  );
}
