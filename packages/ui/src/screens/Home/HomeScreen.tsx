import { AddToWallet } from '../../components/AddToWallet/AddToWallet.tsx';
import { GameList } from '../../components/GameList/GameList.tsx';
import { UnsavedNote } from '../../components/LoadFailure/UnsavedNote.tsx';
import { Spotlight } from '../../components/Spotlight/Spotlight.tsx';
import { SpotlightSkeleton } from '../../components/Spotlight/SpotlightSkeleton.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { refreshIcon } from '../../primitives/Icon/controlIcons.ts';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Page } from '../../shell/Page.tsx';
import { SuitMessage } from '../frames/SuitMessage.tsx';
import { OwnCard } from '../shared/ownCard/OwnCard.tsx';
import { Greeting } from './Greeting.tsx';
import { HomeDesktop } from './Home.desktop.tsx';
import { HomeMobile } from './Home.mobile.tsx';
import type { HomeScreenProps, HomeState } from './Home.types.ts';
import type { HomeParts } from './HomeParts.ts';
import { homeSkeleton } from './HomeSkeleton.tsx';
import { NewsDesktop } from './News.desktop.tsx';
import { NewsMobile } from './News.mobile.tsx';
import { NextEventsDesktop } from './NextEvents.desktop.tsx';
import { NextEventsMobile } from './NextEvents.mobile.tsx';
import { OffersPreview } from './OffersPreview.tsx';
import { Plans } from './Plans.tsx';
import { PromotionFreeNote } from './PromotionFreeNote.tsx';
import { TierCard } from './TierCard.tsx';
import { VenueLine } from './VenueLine.tsx';

type Ready = Extract<HomeState, { status: 'ready' }>;

/** `/`: the member's card and tier, offers, events and news. Specification sections 1 and 2. */
export function HomeScreen({ layout, state, onRetry, ...links }: HomeScreenProps) {
  const { common, rewards } = useMessages();
  const Frame = layout === 'desktop' ? HomeDesktop : HomeMobile;

  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={rewards.home.loading}>
          <Frame {...homeSkeleton(layout, walletPart(links))} />
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
              <Button icon={refreshIcon} onClick={onRetry}>
                {common.tryAgain}
              </Button>
            }
          />
        </Page>
      );
    case 'unsaved':
      return (
        <Page>
          <UnsavedNote headingLevel="h1" />
        </Page>
      );
    case 'ready':
      return <Frame {...readyParts(state, layout, links)} />;
  }
}

type Links = Omit<HomeScreenProps, 'layout' | 'state' | 'onRetry'>;

function readyParts(state: Ready, layout: HomeScreenProps['layout'], links: Links): HomeParts {
  const { member, spotlight, events, plans, games, news, onlineGaming, venue } = state;
  const NextEvents = layout === 'desktop' ? NextEventsDesktop : NextEventsMobile;
  const News = layout === 'desktop' ? NewsDesktop : NewsMobile;
  return {
    tier: member.tier,
    greeting: (
      <Greeting
        firstName={member.firstName}
        isFirstVisit={state.isFirstVisit}
        size={layout === 'desktop' ? 'large' : 'medium'}
      >
        {venue && links.venueHref !== undefined && (
          <VenueLine
            venue={venue}
            href={links.venueHref}
            house={links.venueHouse}
            isHouseLoading={links.isVenueHouseLoading ?? false}
            now={links.venueNow}
          />
        )}
      </Greeting>
    ),
    card: (
      <OwnCard
        layout={layout}
        member={member}
        {...(links.pointsHref !== undefined && { balanceHref: links.pointsHref })}
        index={links.cardIndex}
        {...(links.onCardTurn && { onTurn: links.onCardTurn })}
      />
    ),
    reminder: links.reminder,
    wallet: walletPart(links),
    standing: (
      <TierCard
        member={member}
        venueName={venue?.name ?? null}
        gains={state.gains}
        benefitsHref={links.benefitsHref}
      />
    ),
    plans: plans.length > 0 && <Plans plans={plans} />,
    spotlight:
      spotlight === 'loading' ? (
        <SpotlightSkeleton />
      ) : (
        spotlight && <Spotlight event={spotlight} />
      ),
    offers:
      state.offers.status === 'hidden' ? (
        <PromotionFreeNote settingsHref={links.settingsHref} />
      ) : (
        <OffersPreview
          layout={layout}
          offersHref={links.offersHref}
          onRetryOffers={links.onRetryOffers}
          state={state.offers}
        />
      ),
    events: (events.length > 0 || spotlight) && (
      <NextEvents spotlight={spotlight} events={events} eventsHref={links.eventsHref} />
    ),
    games: games.length > 0 && <GameList games={games} />,
    news: news.length + onlineGaming.length > 0 && <News news={news} onlineGaming={onlineGaming} />,
  };
}

function walletPart({ wallet }: Links) {
  return wallet && <AddToWallet {...wallet} />;
}
