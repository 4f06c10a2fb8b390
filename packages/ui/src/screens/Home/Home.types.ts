import type { EventSummary } from '../../components/EventCard/event.types.ts';
import type { ListedGame } from '../../components/GameList/game.types.ts';
import type { NewsItem } from '../../components/NewsFeed/NewsFeed.tsx';
import type { Tier } from '../../tokens/tiers.ts';
import type { CardHolder } from '../OwnCard.tsx';
import type { Layout, Offer } from '../shared.types.ts';

/** How far a member is through their tier. Specification section 9. */
export type TierStanding =
  | {
      readonly kind: 'climbing';
      /** Points that count towards the tier. */
      readonly points: number;
      /** Points at which the tier is full. */
      readonly cap: number;
      /** 0 to 1000. */
      readonly perMille: number;
      readonly next: Tier;
    }
  /** Ace: no cap, nothing above. */
  | { readonly kind: 'top'; readonly points: number };

/** The member as the home screen shows them. */
export interface HomeMember extends CardHolder {
  readonly standing: TierStanding;
  /** ISO day (`yyyy-mm-dd`) on which the balance lapses, or null where it does not. */
  readonly pointsEndDate: string | null;
}

/** Something that the next tier gives, and this one does not, or less of. */
export interface TierGain {
  readonly id: string;
  readonly title: string;
  /** How much of it, in a few words. */
  readonly gives: string;
}

/** The home casino as the home screen shows it. */
export interface HomeVenue {
  readonly name: string;
  /** The name of the venue's emblem among the drawn artwork; an unknown name gets a plain one. */
  readonly emblem: string;
}

/** The newest offers: they load after the member does, and may fail alone. */
export type HomeOffersState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'empty' }
  /** The member has turned promotion-free mode on. */
  | { readonly status: 'hidden' }
  | { readonly status: 'ready'; readonly offers: readonly Offer[] };

/** The state of `HomeScreen`. */
export type HomeState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly member: HomeMember;
      /** Null for a member without a home casino. */
      readonly venue: HomeVenue | null;
      /** Empty hides the section. */
      readonly games: readonly ListedGame[];
      readonly offers: HomeOffersState;
      /** What the next tier adds, the most telling first; empty hides it. */
      readonly nextGains: readonly TierGain[];
      /** The event to see first, or null. While it loads, its place is kept so that the offers below do not move. */
      readonly spotlight: EventSummary | 'loading' | null;
      /** What is on next; empty hides the section. */
      readonly events: readonly EventSummary[];
      /** `NewsFeed` and `OnlineGamingCTAContent` of the member's casino; empty hides each. */
      readonly news: readonly NewsItem[];
      readonly onlineGaming: readonly NewsItem[];
      /** When this device kept all of it, as an ISO instant; null where it has just come. */
      readonly savedAt: string | null;
    };

/** Props of `HomeScreen`. */
export interface HomeScreenProps {
  readonly layout: Layout;
  readonly state: HomeState;
  readonly offersHref: string;
  readonly eventsHref: string;
  readonly benefitsHref: string;
  /** Where promotion-free mode is changed. */
  readonly settingsHref: string;
  /** Told which side of the card is up. */
  readonly onCardTurn?: (turned: boolean) => void;
  /** Loads everything again. */
  readonly onRetry: () => void;
  /** Loads the offers again. */
  readonly onRetryOffers: () => void;
}
