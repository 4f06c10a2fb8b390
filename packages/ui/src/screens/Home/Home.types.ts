import type { Tier } from '../../tokens/tiers.ts';
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

export interface HomeMember {
  readonly firstName: string;
  readonly lastName: string;
  /** Printed on the card; `customer_number` of the member service. */
  readonly membershipNumber: string;
  readonly tier: Tier;
  readonly standing: TierStanding;
  /** Points that can be spent. */
  readonly rewardBalance: number;
  /** ISO day (`yyyy-mm-dd`) on which the balance lapses, or null where it does not. */
  readonly pointsEndDate: string | null;
}

export interface HomeVenue {
  readonly name: string;
  /** The name of the venue's emblem among the drawn artwork; an unknown name gets a plain one. */
  readonly emblem: string;
}

/** A game that is on today. */
export interface HomeGame {
  readonly id: string;
  readonly name: string;
  /** ISO 8601 instants between which it is played. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The newest offers: they load after the member does, and may fail alone. */
export type HomeOffersState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly offers: readonly Offer[] };

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
      readonly games: readonly HomeGame[];
      readonly offers: HomeOffersState;
    };

export interface HomeScreenProps {
  readonly layout: Layout;
  readonly state: HomeState;
  readonly offersHref: string;
  /** Loads everything again. */
  readonly onRetry: () => void;
  /** Loads the offers again. */
  readonly onRetryOffers: () => void;
}
