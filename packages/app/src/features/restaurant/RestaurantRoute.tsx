import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { RestaurantScreen } from '@casino/ui/screens/Restaurant/RestaurantScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useSession } from '../../session/current/useSession.ts';
import { toRestaurant } from './toRestaurant.ts';
import { useRestaurant } from './useRestaurant.ts';

/** `/restaurant`: the restaurant of the member's casino. Specification section 2. */
export function RestaurantRoute() {
  const messages = useMessages();
  const session = useSession();
  const restaurant = useRestaurant();
  return (
    <RestaurantScreen
      layout={useLayout()}
      state={toRestaurant(messages, session, restaurant)}
      onRetry={restaurant.retry}
      supportHref={pathTo('support')}
    />
  );
}
