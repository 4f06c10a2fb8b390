import type { EventSummary } from '../../components/EventCard/event.types.ts';
import type { Layout } from '../shared.types.ts';

/** An event as its own page shows it. */
export interface EventDetail extends EventSummary {
  /** Untrusted HTML. */
  readonly description: string;
  /** Significant conditions, shown before the member acts. */
  readonly terms: string;
  readonly venueName: string;
}

/** What came of the member's RSVP on this page. */
export type RsvpOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  /** What the casino answered, in its own words. */
  | { readonly kind: 'answered'; readonly success: boolean; readonly message: string }
  /** There is no connection: nothing was sent. */
  | { readonly kind: 'offline' };

/** The state of `EventDetailsScreen`. */
export type EventDetailsState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'no-venue' }
  | { readonly status: 'not-found' }
  | { readonly status: 'ready'; readonly event: EventDetail; readonly rsvp: RsvpOutcome };

/** An event, of the casino or of its slots club. Specification section 2. */
export interface EventDetailsScreenProps {
  readonly layout: Layout;
  readonly state: EventDetailsState;
  /** Whose event it is, which decides where the way back leads. */
  readonly club: 'casino' | 'slots';
  readonly backHref: string;
  readonly supportHref: string;
  /** Whether this device has a way to share; else the link is copied. */
  readonly canShare: boolean;
  readonly onRsvp: () => void;
  readonly onAddToCalendar: () => void;
  readonly onShare: () => void;
  readonly onRetry: () => void;
}
