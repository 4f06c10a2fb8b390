import type { EventSummary } from '../../components/EventCard/event.types.ts';
import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { Layout } from '../../tokens/layouts.ts';

/** An event with its description and conditions. */
export interface EventDetail extends EventSummary {
  /** Untrusted HTML. */
  readonly description: string;
  /** Significant conditions, shown before the action. */
  readonly terms: string;
  readonly venueName: string;
  /** The address of the casino, one string per line. */
  readonly address: readonly string[];
  readonly mapUrl: string;
}

/** The result of the member's RSVP on this page. */
export type RsvpOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  /** The reply of the casino. `message` is its text. */
  | { readonly kind: 'answered'; readonly success: boolean; readonly message: string }
  /** The device is offline: no request was sent. */
  | { readonly kind: 'offline' };

/** The state of the page of an event. */
export type EventDetailsState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | { readonly status: 'no-venue' }
  | { readonly status: 'not-found' }
  | { readonly status: 'ready'; readonly event: EventDetail; readonly rsvp: RsvpOutcome };

/** The props of the page of an event, of the casino or of its Slots Club. Specification section 2. */
export interface EventDetailsScreenProps {
  readonly layout: Layout;
  readonly state: EventDetailsState;
  /** The owner of the event. It decides the kicker and the label of the back link. */
  readonly club: 'casino' | 'slots';
  readonly backHref: string;
  readonly supportHref: string;
  /** True if the browser supports sharing; if false, the button copies the link. */
  readonly canShare: boolean;
  readonly onRsvp: () => void;
  readonly onAddToCalendar: () => void;
  readonly onShare: () => void;
  readonly onRetry: () => void;
}
