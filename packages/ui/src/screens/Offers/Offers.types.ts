import type { Layout } from '../../tokens/layouts.ts';
import type { Offer } from '../shared/offer.types.ts';

/** The state of the offers page. */
export type OffersState =
  | { readonly status: 'loading' }
  /** `message` describes the error in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  /** Both lists are empty. */
  | { readonly status: 'empty' }
  /** At least one list is not empty. */
  | {
      readonly status: 'ready';
      /** The member's own offers. */
      readonly mine: readonly Offer[];
      /** Offers for every member. */
      readonly others: readonly Offer[];
    };

/** The props of "My Exclusive Offers". Specification section 2. */
export interface OffersScreenProps {
  readonly layout: Layout;
  readonly state: OffersState;
  readonly onRetry: () => void;
}
