import type { EventSummary } from '../../components/EventCard/event.types.ts';
import type { CardHolder } from '../OwnCard.tsx';
import type { Layout } from '../shared.types.ts';

/** The club's events: they load after the member does, and may fail alone. */
export type SlotsEventsState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly events: readonly EventSummary[] };

/** The state of `SlotsScreen`. */
export type SlotsState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly member: CardHolder;
      /** Null for a member without a home casino. */
      readonly venueName: string | null;
      readonly events: SlotsEventsState;
    };

/** Props of `SlotsScreen`. */
export interface SlotsScreenProps {
  readonly layout: Layout;
  readonly state: SlotsState;
  /** Loads everything again. */
  readonly onRetry: () => void;
  /** Loads the events again. */
  readonly onRetryEvents: () => void;
  /** Told which side of the card is up. */
  readonly onCardTurn?: (turned: boolean) => void;
}
