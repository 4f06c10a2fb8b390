import { venueClock } from '../../contract/rules/calendar.ts';
import type { StoredEvent } from '../ports/contentService.ts';

type Listed = Pick<StoredEvent, 'title' | 'startsAt' | 'tv.RSVPEvent'>;

const DAY = 'D MMMM YYYY';

/** The message for the member if the event takes no RSVP now, or null. */
export function rsvpRefusal(event: Listed, now: Date): string | null {
  if (!event['tv.RSVPEvent']) return `${event.title} needs no RSVP. Just come along.`;
  if (now >= new Date(event.startsAt)) return `${event.title} has begun, so its list is closed.`;
  return null;
}

/** The message after a successful opt-in. */
export function optedInMessage({ title, startsAt }: Listed): string {
  return `You are on the list for ${title}. See you on ${venueClock(startsAt).format(DAY)}.`;
}

/** The message for a repeated opt-in, with the date to return. Specification section 8. */
export function alreadyOptedInMessage({ title, startsAt }: Listed): string {
  return `You have already opted in to ${title}. Please return on ${venueClock(startsAt).format(DAY)}.`;
}
