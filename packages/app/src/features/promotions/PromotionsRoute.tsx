import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { PromotionsScreen } from '@casino/ui/screens/Promotions/PromotionsScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useSession } from '../../session/current/useSession.ts';
import { useEventClock } from '../shared/events/useEventClock.ts';
import { useWhatsOn } from '../shared/events/useWhatsOn.ts';
import { useListedGames } from '../shared/games/useListedGames.ts';
import { endsSoonFrom, toPromotions } from './toPromotions.ts';

/** `/promotions`: the promotions of the member's casino, and the games. Specification section 2. */
export function PromotionsRoute() {
  const messages = useMessages();
  const session = useSession();
  const whatsOn = useWhatsOn();
  const now = useEventClock(whatsOn, () => endsSoonFrom(whatsOn));
  return (
    <PromotionsScreen
      layout={useLayout()}
      state={toPromotions(messages, { session, whatsOn, now })}
      games={useListedGames()}
      onRetry={whatsOn.retry}
      supportHref={pathTo('support')}
    />
  );
}
