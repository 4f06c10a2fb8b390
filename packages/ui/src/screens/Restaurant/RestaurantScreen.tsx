import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { CasinoPage } from '../frames/CasinoPage.tsx';
import { NoVenueCard } from '../shared/NoVenueCard.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import { NoRestaurant } from './NoRestaurant.tsx';
import type { RestaurantScreenProps } from './Restaurant.types.ts';
import { RestaurantGuide } from './RestaurantGuide.tsx';

/** `/restaurant`: booking, opening hours and menus. Specification section 2. */
export function RestaurantScreen({ layout, state, onRetry, supportHref }: RestaurantScreenProps) {
  const { casinoLife, navigation } = useMessages();
  const words = casinoLife.restaurant;
  const title = state.status === 'ready' ? null : navigation.restaurant;
  return (
    <CasinoPage layout={layout} title={title}>
      <StateBody
        state={state}
        loading={words.loading}
        skeleton={
          <Stack gap={5}>
            <Skeleton height="20rem" />
            <Skeleton width="40%" height="2rem" />
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
          </Stack>
        }
        errorTitle={words.errorTitle}
        onRetry={onRetry}
        show={{
          'no-venue': () => <NoVenueCard supportHref={supportHref} />,
          none: (casino) => <NoRestaurant {...casino} />,
          ready: ({ restaurant }) => <RestaurantGuide layout={layout} restaurant={restaurant} />,
        }}
      />
    </CasinoPage>
  );
}
