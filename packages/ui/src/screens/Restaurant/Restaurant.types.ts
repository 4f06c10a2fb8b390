import type { Menu } from '../../components/RestaurantMenu/menu.types.ts';
import type { OpeningTime } from '../OpeningHours.tsx';
import type { Layout } from '../shared.types.ts';

/** A restaurant with its opening times and menus. */
export interface RestaurantDetail {
  readonly name: string;
  readonly intro: string;
  /** Where it is in the building. */
  readonly place: string;
  readonly openingHours: readonly OpeningTime[];
  /** As people read it. */
  readonly telephone: string;
  /** How to book, in a sentence. */
  readonly booking: string;
  /** At least one. */
  readonly menus: readonly Menu[];
}

/** The state of `RestaurantScreen`. */
export type RestaurantState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'no-venue' }
  /** The member's casino has no restaurant. */
  | { readonly status: 'none'; readonly venueName: string }
  | { readonly status: 'ready'; readonly restaurant: RestaurantDetail };

/** Props of `RestaurantScreen`. */
export interface RestaurantScreenProps {
  readonly layout: Layout;
  readonly state: RestaurantState;
  readonly onRetry: () => void;
  readonly supportHref: string;
}
