import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { Layout } from '../../tokens/layouts.ts';
import type { Offer } from '../shared/offer.types.ts';

/** The state of the offers page. */
export type OffersState =
  | { readonly status: 'loading' }
  | LoadFailureState
  /** Both lists are empty. */
  | { readonly status: 'empty' }
  /** There is at least one offer. */
  | {
      readonly status: 'ready';
      /** The member's own offers that are available or upcoming. */
      readonly mine: readonly Offer[];
      /** Offers for every member that are available or upcoming. */
      readonly others: readonly Offer[];
      /** Used and expired offers of both kinds. */
      readonly spent: readonly Offer[];
    };

/** The props of "My Exclusive Offers". Specification section 2. */
export interface OffersScreenProps {
  readonly layout: Layout;
  readonly state: OffersState;
  readonly onRetry: () => void;
}
