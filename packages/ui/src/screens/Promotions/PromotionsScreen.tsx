import { GameList } from '../../components/GameList/GameList.tsx';
import { PromotionCard } from '../../components/PromotionCard/PromotionCard.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { CardGrid } from '../../primitives/Grid/CardGrid.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { CasinoPage } from '../frames/CasinoPage.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { NoVenueCard } from '../shared/NoVenueCard.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import type { PromotionsScreenProps } from './Promotions.types.ts';

/** `/promotions`: the games, then the promotions of the member's casino with dates and conditions. Specification section 2. */
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
  return (
    <StateBody
      state={state}
      loading={words.loading}
      skeleton={
        <CardGrid>
          <Skeleton height="24rem" />
          <Skeleton height="24rem" />
          <Skeleton height="24rem" />
        </CardGrid>
      }
      errorTitle={words.errorTitle}
      onRetry={onRetry}
      show={{
        'no-venue': () => <NoVenueCard supportHref={supportHref} />,
        empty: () => <EmptyCard title={words.emptyTitle} text={words.emptyText} />,
        ready: ({ promotions }) => (
          <CardGrid as="ul">
            {promotions.map((promotion) => (
              <li key={promotion.id}>
                <PromotionCard promotion={promotion} />
              </li>
            ))}
          </CardGrid>
        ),
      }}
    />
  );
}
