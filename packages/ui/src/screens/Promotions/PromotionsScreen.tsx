import { GameList } from '../../components/GameList/GameList.tsx';
import { PromotionCard } from '../../components/PromotionCard/PromotionCard.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { CasinoPage } from '../frames/CasinoPage.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { FailedCard } from '../shared/FailedCard.tsx';
import { NoVenueCard } from '../shared/NoVenueCard.tsx';
import type { PromotionsScreenProps } from './Promotions.types.ts';

/** `/promotions`: games, and what runs at the member's casino, conditions and dates up front. Specification section 2. */
export function PromotionsScreen({ layout, games, ...body }: PromotionsScreenProps) {
  const { navigation } = useMessages();
  return (
    <CasinoPage layout={layout} title={navigation.promotions}>
      {games.length > 0 && <GameList games={games} />}
      <Body {...body} />
    </CasinoPage>
  );
}

function Body({ state, onRetry, supportHref }: Omit<PromotionsScreenProps, 'layout' | 'games'>) {
  const words = useMessages().casinoLife.promotions;
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.loading}>
          <Grid least="20rem" gap={5}>
            <Skeleton height="24rem" />
            <Skeleton height="24rem" />
            <Skeleton height="24rem" />
          </Grid>
        </LoadingRegion>
      );
    case 'error':
      return <FailedCard title={words.errorTitle} text={state.message} onRetry={onRetry} />;
    case 'no-venue':
      return <NoVenueCard supportHref={supportHref} />;
    case 'empty':
      return <EmptyCard title={words.emptyTitle} text={words.emptyText} />;
    case 'ready':
      return (
        <Grid as="ul" least="20rem" gap={5}>
          {state.promotions.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </Grid>
      );
  }
}
