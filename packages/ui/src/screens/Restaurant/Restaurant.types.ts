import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { Menu } from '../../components/RestaurantMenu/menu.types.ts';
import type { Layout } from '../../tokens/layouts.ts';
import type { OpeningTime } from '../shared/OpeningHours.tsx';

/** The restaurant with its booking, opening hours and menus. */
export interface RestaurantDetail {
  readonly name: string;
  /** The name of the venue's emblem. An unknown name shows a spade. */
  readonly emblem: string;
  readonly intro: string;
  /** The language of its texts, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** The place in the building. */
  readonly place: string;
  readonly openingHours: readonly OpeningTime[];
  /** As written for people, with spaces. */
  readonly telephone: string;
  /** When the telephone is answered, in a sentence. Leave it out if it is unknown. */
  readonly telephoneHours?: string;
  /** How to book, in one sentence. */
  readonly booking: string;
  /** At least one. */
  readonly menus: readonly Menu[];
}

/** A casino without a restaurant. */
export interface WithoutRestaurant {
  readonly venueName: string;
  /** Of the casino, as written for people, with spaces. */
  readonly telephone: string;
  /** The casinos of the group that have a restaurant. */
  readonly others: readonly {
    readonly id: number;
    readonly name: string;
    readonly telephone: string;
  }[];
}

/** The state of the restaurant page. */
export type RestaurantState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | { readonly status: 'no-venue' }
  /** The member's casino has no restaurant. */
  | ({ readonly status: 'none' } & WithoutRestaurant)
  | { readonly status: 'ready'; readonly restaurant: RestaurantDetail };

/** The props of the restaurant page. */
export interface RestaurantScreenProps {
  readonly layout: Layout;
  readonly state: RestaurantState;
  readonly onRetry: () => void;
  readonly supportHref: string;
}
