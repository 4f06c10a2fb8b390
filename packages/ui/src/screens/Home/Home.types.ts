import type { ComponentType, ReactNode } from 'react';
import type { AddToWalletProps } from '../../components/AddToWallet/AddToWallet.tsx';
import type { EventSummary } from '../../components/EventCard/event.types.ts';
import type { ListedGame } from '../../components/GameList/game.types.ts';
import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { NewsItem } from '../../components/NewsFeed/NewsFeed.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import type { Tier } from '../../tokens/tiers.ts';
import type { Offer } from '../shared/offer.types.ts';
import type { CardHolder } from '../shared/ownCard/OwnCard.tsx';
import type { CardIndexProps } from '../shared/ownCard/OwnCard.types.ts';
import type { EndingPoints, PointsRuleInForce } from '../shared/pointsRule.types.ts';
import type { VenueOpening } from '../shared/venueOpening.ts';

/** The member's progress through the tier. Specification section 9. */
export type TierStanding =
  | {
      readonly kind: 'climbing';
      /** Points that count for the tier. */
      readonly points: number;
      /** The points that complete the tier. */
      readonly cap: number;
      /** 0 to 1000. */
      readonly perMille: number;
      readonly next: Tier;
    }
  /** Ace has no cap and no next tier. */
  | { readonly kind: 'top'; readonly points: number };

/** The member on Home. */
export interface HomeMember extends CardHolder {
  readonly standing: TierStanding;
}

/**
 * Points to spend that end in thirty days or fewer. The page shows the day and no number of days: it never counts down.
 */
export interface EndingSoon extends EndingPoints, Pick<PointsRuleInForce, 'days'> {}

/** The ISO day (`yyyy-mm-dd`) on which the balance expires, of a group that says no more. */
export interface SpendBy {
  readonly spendBy: string;
}

/** The note about points that end soon, which each layout arranges. */
export interface EndingPointsProps {
  /** The day and the amount. */
  readonly title: string;
  readonly reminder: EndingSoon;
  readonly invites: boolean;
  readonly pointsHref: string;
}

/** When points to spend end. */
export type PointsReminder = EndingSoon | SpendBy;

/** A benefit that a tier adds to the tier below, or increases. */
export interface TierGain {
  readonly id: string;
  readonly title: string;
  /** The amount, in a few words. */
  readonly gives: string;
  /** The language of its texts, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
}

/** The home casino of the member. */
export interface HomeVenue {
  readonly name: string;
  /** Null if it is unknown, or if the casino does not open again today. */
  readonly opening: VenueOpening | null;
}

/** What the member has arranged: a place at an event, a game that they have joined, an offer that ends soon. */
export type HomePlan =
  | { readonly kind: 'event'; readonly event: EventSummary }
  | { readonly kind: 'game'; readonly game: ListedGame }
  | { readonly kind: 'offer'; readonly offer: Offer };

/** The news of the member's casino and its links to online gaming. Specification section 3. */
export interface NewsProps {
  readonly news: readonly NewsItem[];
  readonly onlineGaming: readonly NewsItem[];
}

/** The next events of the member's casino. */
export interface NextEventsProps {
  readonly spotlight: EventSummary | 'loading' | null;
  readonly events: readonly EventSummary[];
  readonly eventsHref: string;
}

/** The newest offer and those that end first. They load after the member, and can fail separately. */
export type HomeOffersState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | { readonly status: 'empty' }
  /** Promotion-free mode is on. */
  | { readonly status: 'hidden' }
  | { readonly status: 'ready'; readonly offers: readonly Offer[] };

/** The state of Home. */
export type HomeState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | {
      readonly status: 'ready';
      readonly member: HomeMember;
      /** True on the first visit after joining. */
      readonly isFirstVisit: boolean;
      /** Null for a member without a home casino. */
      readonly venue: HomeVenue | null;
      /** The next first. An empty list hides the section. */
      readonly plans: readonly HomePlan[];
      /** An empty list hides the section. */
      readonly games: readonly ListedGame[];
      readonly offers: HomeOffersState;
      /**
       * The benefits that the next tier adds, and for Ace those that Ace adds, most important first. While they load,
       * their space is reserved. An empty list leaves the section out.
       */
      readonly gains: readonly TierGain[] | 'loading';
      /** The featured event, or null. While it loads, its space is reserved, so that the offers below do not move. */
      readonly spotlight: EventSummary | 'loading' | null;
      /** The next events; an empty list hides the section. */
      readonly events: readonly EventSummary[];
      /** `NewsFeed` and `OnlineGamingCTAContent` of the member's casino; an empty list hides each. */
      readonly news: readonly NewsItem[];
      readonly onlineGaming: readonly NewsItem[];
    };

/** The props of Home. */
export interface HomeScreenProps {
  readonly layout: Layout;
  readonly state: HomeState;
  readonly offersHref: string;
  readonly eventsHref: string;
  readonly benefitsHref: string;
  /** The page of the home casino. The line below the greeting links to it. */
  readonly venueHref?: string;
  /** The house of the home casino at this hour (`VenueArtwork`), beside that line. */
  readonly venueHouse?: ReactNode;
  /** Keeps the space of the house until it loads. */
  readonly isVenueHouseLoading?: boolean;
  /** More words at the end of that line, such as what is on this evening (`EveningWords`). They can load after the page. Their space is kept. */
  readonly venueNow?: ReactNode;
  /** The statement of points. The balance on the card links to it. */
  readonly pointsHref?: string;
  /** The note about points to spend that end soon (`EndingPointsNote`). It can load after the page. */
  readonly reminder?: ReactNode;
  /** The address of the setting of promotion-free mode. */
  readonly settingsHref: string;
  /** The wallets of phones that can hold the card; without it, the group offers none. */
  readonly wallet?: AddToWalletProps;
  /** On a phone: `CardIndex`, which stands for the card above the window. It can load after the page. */
  readonly cardIndex?: ComponentType<CardIndexProps> | undefined;
  /** Called with true when the card shows its code. */
  readonly onCardTurn?: (turned: boolean) => void;
  /** Loads everything again. */
  readonly onRetry: () => void;
  /** Loads the offers again. */
  readonly onRetryOffers: () => void;
}
