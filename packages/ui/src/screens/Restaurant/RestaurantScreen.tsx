import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { CasinoPage } from '../frames/CasinoPage.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { FailedCard } from '../shared/FailedCard.tsx';
import { NoVenueCard } from '../shared/NoVenueCard.tsx';
import type { RestaurantScreenProps } from './Restaurant.types.ts';
import { RestaurantTable } from './RestaurantTable.tsx';

/** `/restaurant`: menus, opening hours and how to book. Specification section 2. */
export function RestaurantScreen({ layout, state, onRetry, supportHref }: RestaurantScreenProps) {
  const { casinoLife, navigation } = useMessages();
  const words = casinoLife.restaurant;
  const page = (body: ReactNode, title = navigation.restaurant) => (
    <CasinoPage layout={layout} title={title}>
      {body}
    </CasinoPage>
  );
  switch (state.status) {
    case 'loading':
      return page(
        <LoadingRegion label={words.loading}>
          <Stack gap={5}>
            <Skeleton height="10rem" />
            <Skeleton width="40%" height="2rem" />
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
          </Stack>
        </LoadingRegion>,
      );
    case 'error':
      return page(<FailedCard title={words.errorTitle} text={state.message} onRetry={onRetry} />);
    case 'no-venue':
      return page(<NoVenueCard supportHref={supportHref} />);
    case 'none':
      return page(<EmptyCard title={words.noneTitle} text={words.noneText(state.venueName)} />);
    case 'ready':
      return page(
        <RestaurantTable layout={layout} restaurant={state.restaurant} />,
        state.restaurant.name,
      );
  }
}
