import type { EventSummary, ListedEvent } from '@casino/ui/components/EventCard/event.types.ts';

/**
 * Returns one event for each series: its next date, with the later dates. Events of one title in one place are a
 * series. `events` are sorted by their start.
 */
export function toSeries(events: readonly EventSummary[]): readonly ListedEvent[] {
  const series = new Map<string, { readonly next: EventSummary; readonly later: EventSummary[] }>();
  for (const event of events) {
    const key = JSON.stringify([event.title, event.place]);
    const known = series.get(key);
    if (known) known.later.push(event);
    else series.set(key, { next: event, later: [] });
  }
  return [...series.values()].map(({ next, later }) =>
    later.length === 0 ? next : { ...next, laterDates: later },
  );
}
