import type { ListedEvent } from '../../components/EventCard/event.types.ts';
import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { Layout } from '../../tokens/layouts.ts';
import type { CardHolder } from '../shared/ownCard/OwnCard.tsx';

/** The events of the club. They load after the member, and can fail separately. */
export type SlotsEventsState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly events: readonly ListedEvent[] };

/** The state of the Slots Club. */
export type SlotsState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | {
      readonly status: 'ready';
      readonly member: CardHolder;
      /** Null for a member without a home casino. */
      readonly venueName: string | null;
      readonly events: SlotsEventsState;
    };

/** The props of the Slots Club. */
export interface SlotsScreenProps {
  readonly layout: Layout;
  readonly state: SlotsState;
  /** Loads everything again. */
  readonly onRetry: () => void;
  /** Loads the events again. */
  readonly onRetryEvents: () => void;
  /** Called with true when the card shows its code. */
  readonly onCardTurn?: (turned: boolean) => void;
}
