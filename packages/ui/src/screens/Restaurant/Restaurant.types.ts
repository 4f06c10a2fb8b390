import type { Menu } from '../../components/RestaurantMenu/menu.types.ts';
import type { Layout } from '../../tokens/layouts.ts';
import type { OpeningTime } from '../shared/OpeningHours.tsx';

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

export type RestaurantState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'no-venue' }
  /** The member's casino has no restaurant. */
  | { readonly status: 'none'; readonly venueName: string }
  | { readonly status: 'ready'; readonly restaurant: RestaurantDetail };

export interface RestaurantScreenProps {
  readonly layout: Layout;
  readonly state: RestaurantState;
  readonly onRetry: () => void;
  readonly supportHref: string;
}
