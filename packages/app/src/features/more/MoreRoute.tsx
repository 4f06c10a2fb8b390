import { MoreScreen, useMessages } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { session } from '../../session/appSession.ts';
import { toMoreItems } from '../../shell/toNavigation.ts';

/** `/more`: what the bar along the bottom has no room for. Specification section 2. */
export function MoreRoute() {
  const { navigation } = useMessages();
  return <MoreScreen layout={useLayout()} items={toMoreItems(navigation, session.logOut)} />;
}
