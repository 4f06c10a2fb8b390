import type { Layout, Offer } from '../shared.types.ts';

/** The state of `OffersScreen`. */
export type OffersState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  /** Neither list has anything. */
  | { readonly status: 'empty' }
  /** At least one list has something. */
  | {
      readonly status: 'ready';
      /** Given to this member. */
      readonly mine: readonly Offer[];
      /** Open to every member. */
      readonly others: readonly Offer[];
    };

/** "My Exclusive Offers". Specification section 2. */
export interface OffersScreenProps {
  readonly layout: Layout;
  readonly state: OffersState;
  readonly onRetry: () => void;
}
