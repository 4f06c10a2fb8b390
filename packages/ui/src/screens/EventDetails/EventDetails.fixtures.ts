import {
  clockNight,
  firstHand,
  leaderboard,
  longEvent,
  maskedBall,
  trio,
} from '../../components/EventCard/event.fixtures.ts';
import type { EventSummary } from '../../components/EventCard/event.types.ts';
import type { EventDetail, EventDetailsState, RsvpOutcome } from './EventDetails.types.ts';

const inDetail = (event: EventSummary): EventDetail => ({
  ...event,
  description:
    '<p>Once a season the whole house wears a mask. The band begins at nine, the oysters at ten, and at midnight we all see who we have been talking to.</p><h3>The evening</h3><ul><li>21:00 Doors, and a glass of something cold</li><li>21:30 The band, in two sets</li><li>00:00 Masks off, and a midnight supper</li></ul>',
  terms:
    'RSVP needed: one member aged 18 or over and one guest, 120 places in all. Free; no play is needed. Photo ID at the door.',
  venueName: 'The Orrery, London',
  address: ['The Orrery', '1 Meridian Row', 'London', 'ZZ1 6OR'],
  mapUrl: 'https://maps.example.test/6',
});

/** The loaded state of an event, with the result of the RSVP. */
function ready(event: EventSummary, rsvp: RsvpOutcome = { kind: 'none' }): EventDetailsState {
  return { status: 'ready', event: inDetail(event), rsvp };
}

export const withRsvp = ready(maskedBall);
export const sending = ready(maskedBall, { kind: 'sending' });
export const offline = ready(maskedBall, { kind: 'offline' });
export const optedIn = ready(firstHand, {
  kind: 'answered',
  success: true,
  message: 'You are on the list for First Hand. See you on 8 December 2026.',
});
export const already = ready(firstHand, {
  kind: 'answered',
  success: false,
  message: 'You have already opted in to First Hand. Please return on 8 December 2026.',
});
export const withoutList = ready(trio);
export const atReception = ready({ ...maskedBall, standing: 'reception' });
export const begun = ready({ ...maskedBall, standing: 'closed' });
export const over = ready(leaderboard);
export const overTheClockChange = ready(clockNight);
export const longWords = ready(longEvent);
