import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import type { CasinoEvent, EventCategory } from '@casino/functions/contract/promotions/event.ts';
import type { EventStanding, EventSummary } from '@casino/ui/components/EventCard/event.types.ts';
import { pathTo } from '../../../pages/paths.ts';

const KINDS: Readonly<Record<EventCategory, EventSummary['kind']>> = {
  music: 'music',
  dining: 'dining',
  tea: 'tea',
  roast: 'roast',
  terrace: 'terrace',
  breakfast: 'breakfast',
  tables: 'cards',
  slots: 'slots',
  party: 'season',
  masquerade: 'masquerade',
  friends: 'friends',
  sport: 'racing',
};

/** Returns the kind of picture for a category of the content service. */
export function toEventKind(category: EventCategory): EventSummary['kind'] {
  return KINDS[category];
}

/** Returns what the member can do about an event at `now`, or has done. */
export function toStanding(event: CasinoEvent, optedIn: boolean, now: Date): EventStanding {
  if (new Date(event.endsAt) <= now) return 'over';
  if (optedIn) return 'opted-in';
  if (!event['tv.RSVPEvent']) return 'open';
  return new Date(event.startsAt) <= now ? 'closed' : 'rsvp';
}

/** Returns an event as lists show it. */
export function toEventSummary(
  event: CasinoEvent,
  optedIn: ReadonlySet<string>,
  now: Date,
): EventSummary {
  const { id, title, summary, locale, category, place, startsAt, endsAt } = event;
  return {
    id,
    href: pathTo(event.club === 'slots' ? 'slotsEvent' : 'event', { id }),
    title,
    summary,
    locale,
    kind: toEventKind(category),
    place,
    startsAt,
    endsAt,
    timeZone: VENUE_TIME_ZONE,
    standing: toStanding(event, optedIn.has(id), now),
  };
}
