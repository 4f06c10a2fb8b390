import { isPromotionFree } from '@casino/functions/contract/rules/saferGambling.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { MyCasinoScreen } from '@casino/ui/screens/MyCasino/MyCasinoScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { toCasinoLinks } from '../../pages/navigation/toNavigation.ts';
import { withoutPromotions } from '../../pages/navigation/withoutPromotions.ts';
import { pathTo } from '../../pages/paths.ts';
import { useSession, useShownMember } from '../../session/current/useSession.ts';
import { useEventClock } from '../shared/events/useEventClock.ts';
import { useWhatsOn } from '../shared/events/useWhatsOn.ts';
import { endOfEvening } from '../shared/venues/evening.ts';
import { kitchenMoments } from '../shared/venues/kitchenUntil.ts';
import { openingMoments } from '../shared/venues/openingAt.ts';
import { toMyCasino } from './toMyCasino.ts';

/** `/mycasino`: the member's casino. Specification section 2. */
export function MyCasinoRoute() {
  const messages = useMessages();
  const member = useShownMember();
  const { openingSchedule, kitchenSchedule } = member?.venue ?? {};
  const whatsOn = useWhatsOn();
  const now = useEventClock(whatsOn, (time) => [
    endOfEvening(time),
    ...(openingSchedule ? openingMoments(openingSchedule, time) : []),
    ...(kitchenSchedule ? kitchenMoments(kitchenSchedule, time) : []),
  ]);
  const links = toCasinoLinks(messages, member?.venue ?? null);
  return (
    <MyCasinoScreen
      layout={useLayout()}
      state={toMyCasino(messages, useSession(), whatsOn, now)}
      links={isPromotionFree(member ?? {}) ? withoutPromotions(links) : links}
      onRetry={() => window.location.reload()}
      supportHref={pathTo('support')}
    />
  );
}
