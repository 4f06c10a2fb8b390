import { venueClock } from '../contract/index.ts';
import type { StoredEvent } from '../stores/events.ts';

type Listed = Pick<StoredEvent, 'title' | 'startsAt' | 'tv.RSVPEvent'>;

const DAY = 'D MMMM YYYY';

/** Why an event takes no RSVP now, in words for the member; null where it does. */
export function rsvpRefusal(event: Listed, now: Date): string | null {
  if (!event['tv.RSVPEvent']) return `${event.title} needs no RSVP. Just come along.`;
  if (now >= new Date(event.startsAt)) return `${event.title} has begun, so its list is closed.`;
  return null;
}

/** What a member reads who has just got onto an event's list. */
export function optedInMessage({ title, startsAt }: Listed): string {
  return `You are on the list for ${title}. See you on ${venueClock(startsAt).format(DAY)}.`;
}

/** What a member reads who is on it already: with the date to return. Specification section 8. */
export function alreadyOptedInMessage({ title, startsAt }: Listed): string {
  return `You have already opted in to ${title}. Please return on ${venueClock(startsAt).format(DAY)}.`;
}
