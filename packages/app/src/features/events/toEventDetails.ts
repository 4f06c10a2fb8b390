import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import { isPromotionFree } from '@casino/functions/contract/rules/saferGambling.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type {
  EventDetailsState,
  RsvpOutcome,
} from '@casino/ui/screens/EventDetails/EventDetails.types.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import { shownMember } from '../../session/state/session.ts';
import type { WhatsOn } from '../shared/events/nextEvents.ts';
import { toEventSummary } from '../shared/events/toEventSummary.ts';

/** The club that an event belongs to. */
export type Club = CasinoEvent['club'];

/** Returns the event with this id, or null. The slots club finds only its own events. */
export function findEvent({ whatsOn }: Pick<WhatsOn, 'whatsOn'>, id: string, club: Club) {
  if (whatsOn.status !== 'ready') return null;
  const event = whatsOn.data.find((each) => each.id === id && each.kind === 'event');
  return event && (club === 'casino' || event.club === club) ? event : null;
}

/** Returns the state of an event's page. */
export function toEventDetails(
  messages: Messages,
  all: WhatsOn,
  event: CasinoEvent | null,
  rsvp: RsvpOutcome,
): EventDetailsState {
  const { session, whatsOn, optedIn, now } = all;
  const shown = shownMember(session);
  if (shown.status !== 'ready') return unreadyState(messages, shown);
  const { venue } = shown.data;
  if (venue === null) return { status: 'no-venue' };
  if (whatsOn.status !== 'ready') return unreadyState(messages, whatsOn);
  if (event === null) return { status: whatsOn.isValidating ? 'loading' : 'not-found' };
  const { description, terms } = event;
  const summary = toEventSummary(event, optedIn, now);
  const isHeldBack = summary.standing === 'rsvp' && isPromotionFree(shown.data);
  return {
    status: 'ready',
    event: {
      ...summary,
      ...(isHeldBack && { standing: 'reception' }),
      description,
      terms,
      venueName: venue.pagetitle,
      address: venue.address,
      mapUrl: venue.mapUrl,
    },
    rsvp,
  };
}
