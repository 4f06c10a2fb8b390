import type { EventSummary } from '../../components/EventCard/event.types.ts';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import type { Layout } from '../shared.types.ts';

/** The state of `EventsScreen`. */
export type EventsState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  /** The member has no casino: a temporary membership, or a venue that could not be found. */
  | { readonly status: 'no-venue' }
  /** Nothing is to come at all. */
  | { readonly status: 'empty'; readonly venueName: string }
  | {
      readonly status: 'ready';
      readonly venueName: string;
      /** From this month to that of the last event, in order, whether anything is on or not. */
      readonly months: readonly SelectOption[];
      /** The value of the month that is chosen; null for all of them. */
      readonly month: string | null;
      /** Shown first and large; null where the chosen month does not hold it. */
      readonly spotlight: EventSummary | null;
      /** Everything else of the chosen month, what begins first coming first. */
      readonly events: readonly EventSummary[];
    };

/** "What's On at" a venue. Specification section 2. */
export interface EventsScreenProps {
  readonly layout: Layout;
  readonly state: EventsState;
  /** Null for all months. */
  readonly onMonth: (month: string | null) => void;
  readonly onRetry: () => void;
  readonly supportHref: string;
}
