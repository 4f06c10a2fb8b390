import type { StoredEvent } from '../ports/contentService.ts';

type Listed = Pick<StoredEvent, 'startsAt' | 'tv.RSVPEvent'>;

/** The reason for which the event takes no RSVP now, or null. */
export function rsvpRefusal(event: Listed, now: Date): 'notNeeded' | 'closed' | null {
  if (!event['tv.RSVPEvent']) return 'notNeeded';
  return now >= new Date(event.startsAt) ? 'closed' : null;
}
