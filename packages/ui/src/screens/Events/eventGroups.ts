import type { EventKind } from '../../artwork/EventArtwork.tsx';
import type { ListedEvent } from '../../components/EventCard/event.types.ts';

const GROUPS = ['music', 'dining', 'cards', 'slots', 'sport', 'parties', 'friends'] as const;

/** Kinds of events between which a member chooses. */
export type EventGroup = (typeof GROUPS)[number];

const groupOfKind: Readonly<Record<EventKind, EventGroup>> = {
  stage: 'music',
  music: 'music',
  dining: 'dining',
  tasting: 'dining',
  tea: 'dining',
  roast: 'dining',
  terrace: 'dining',
  breakfast: 'dining',
  cards: 'cards',
  slots: 'slots',
  racing: 'sport',
  season: 'parties',
  masquerade: 'parties',
  friends: 'friends',
};

/**
 * Returns the groups between which `events` let a member choose: every one with an event, unless each has only one. Those
 * already `chosen` stay.
 */
export function groupsIn(
  events: readonly ListedEvent[],
  chosen: ReadonlySet<EventGroup>,
): readonly EventGroup[] {
  const present = new Set(events.map(({ kind }) => groupOfKind[kind]));
  const found = GROUPS.filter((group) => chosen.has(group) || present.has(group));
  const isChoice = present.size > 1 && events.length > present.size;
  return isChoice || chosen.size > 0 ? found : [];
}

/** Returns the events of the `chosen` groups; all events if none is chosen. */
export function selectEvents(
  events: readonly ListedEvent[],
  chosen: ReadonlySet<EventGroup>,
): readonly ListedEvent[] {
  if (chosen.size === 0) return events;
  return events.filter(({ kind }) => chosen.has(groupOfKind[kind]));
}
