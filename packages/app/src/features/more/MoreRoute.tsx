import { isPromotionFree } from '@casino/functions/contract/rules/saferGambling.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { MoreScreen } from '@casino/ui/screens/More/MoreScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { logOut, toMoreGroups } from '../../pages/navigation/toNavigation.ts';
import { groupsWithoutPromotions } from '../../pages/navigation/withoutPromotions.ts';
import { useInstall } from '../../pwa/useInstall.ts';
import { session } from '../../session/current/appSession.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { useInfoHref } from '../shared/info/useInfoHref.ts';

/** `/more`: the pages that the bottom navigation has no room for. Specification section 2. */
export function MoreRoute() {
  const messages = useMessages();
  const groups = toMoreGroups(messages, useInfoHref());
  const promotionFree = isPromotionFree(useShownMember() ?? {});
  return (
    <MoreScreen
      layout={useLayout()}
      groups={promotionFree ? groupsWithoutPromotions(groups) : groups}
      install={useInstall().way}
      logOut={logOut(messages.navigation, session.logOut)}
    />
  );
}
