import type { EventSummary, ListedEvent } from '../../components/EventCard/event.types.ts';
import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import type { Layout } from '../../tokens/layouts.ts';

/** The state of the events page. */
export type EventsState =
  | { readonly status: 'loading' }
  | LoadFailureState
  /** The member has no casino: the membership is temporary, or the venue was not found. */
  | { readonly status: 'no-venue' }
  /** There are no upcoming events. */
  | { readonly status: 'empty'; readonly venueName: string }
  | {
      readonly status: 'ready';
      readonly venueName: string;
      /** All months from the current one to that of the last event, in order, with or without events. */
      readonly months: readonly SelectOption[];
      /** The value of the chosen month; null for all months. */
      readonly month: string | null;
      /** The featured event; null if it is not in the chosen month. */
      readonly spotlight: EventSummary | null;
      /** The other events of the chosen month, ordered by start. A series is one event. */
      readonly events: readonly ListedEvent[];
    };

/** The props of "What’s On at" a venue. Specification section 2. */
export interface EventsScreenProps {
  readonly layout: Layout;
  readonly state: EventsState;
  /** Null for all months. */
  readonly onMonth: (month: string | null) => void;
  readonly onRetry: () => void;
  readonly supportHref: string;
}
