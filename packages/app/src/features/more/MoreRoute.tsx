import { isPromotionFree } from '@casino/functions/contract';
import { MoreScreen, useMessages } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { session } from '../../session/appSession.ts';
import { useMember } from '../../session/useSession.ts';
import { toMoreItems } from '../../shell/toNavigation.ts';
import { withoutPromotions } from '../../shell/withoutPromotions.ts';

/** `/more`: what the bar along the bottom has no room for. Specification section 2. */
export function MoreRoute() {
  const { navigation } = useMessages();
  const items = toMoreItems(navigation, session.logOut);
  const promotionFree = isPromotionFree(useMember() ?? {});
  return (
    <MoreScreen layout={useLayout()} items={promotionFree ? withoutPromotions(items) : items} />
  );
}
