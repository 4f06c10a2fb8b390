import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Page } from '../../shell/Page.tsx';
import { SuitMessage } from '../SuitMessage.tsx';
import { GamesToday } from './GamesToday.tsx';
import { Greeting } from './Greeting.tsx';
import { HomeDesktop } from './Home.desktop.tsx';
import { HomeMobile } from './Home.mobile.tsx';
import type { HomeScreenProps, HomeState } from './Home.types.ts';
import { HomeCard } from './HomeCard.tsx';
import { homeSkeleton } from './HomeSkeleton.tsx';
import type { HomeSlots } from './HomeSlots.ts';
import { OffersPreview } from './OffersPreview.tsx';
import { TierCard } from './TierCard.tsx';
import { VenueCard } from './VenueCard.tsx';

type Ready = Extract<HomeState, { status: 'ready' }>;

/** `/`: the member's card, tier, newest offers and what is on. Specification sections 1 and 2. */
export function HomeScreen({ layout, state, onRetry, ...offers }: HomeScreenProps) {
  const { common, rewards } = useMessages();
  const Frame = layout === 'desktop' ? HomeDesktop : HomeMobile;

  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={rewards.home.loading}>
          <Frame {...homeSkeleton} />
        </LoadingRegion>
      );
    case 'error':
      return (
        <Page role="alert">
          <SuitMessage
            layout={layout}
            suit="spades"
            title={rewards.home.errorTitle}
            text={state.message}
            action={
              <Button icon="refresh" onClick={onRetry}>
                {common.tryAgain}
              </Button>
            }
          />
        </Page>
      );
    case 'ready':
      return <Frame {...readySlots(state, layout, offers)} />;
  }
}

function readySlots(
  { member, venue, games, offers }: Ready,
  layout: HomeScreenProps['layout'],
  offersProps: Pick<HomeScreenProps, 'offersHref' | 'onRetryOffers'>,
): HomeSlots {
  return {
    tier: member.tier,
    greeting: <Greeting member={member} size={layout === 'desktop' ? 'large' : 'medium'} />,
    card: <HomeCard member={member} />,
    standing: <TierCard member={member} />,
    offers: <OffersPreview {...offersProps} state={offers} />,
    around: (games.length > 0 || venue) && (
      <Stack gap={4}>
        {games.length > 0 && <GamesToday games={games} />}
        {venue && <VenueCard venue={venue} />}
      </Stack>
    ),
  };
}
