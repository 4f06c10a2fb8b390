import type { ListedEvent } from '../../components/EventCard/event.types.ts';
import { monthTitle, toMonthKey } from '../../i18n/eventTimes.ts';
import type { DiaryMonth } from './Diary.types.ts';

/**
 * Returns every month in which something is on, in order. A series is in the month of its next date with all later ones, and
 * in each later month with the dates of that month, so that no month of the diary lacks what its own page shows.
 */
export function diaryMonths(locale: string, events: readonly ListedEvent[]): readonly DiaryMonth[] {
  const months = new Map<string, ListedEvent[]>();
  for (const event of events.flatMap(byMonth)) {
    const key = toMonthKey(event);
    months.set(key, [...(months.get(key) ?? []), event]);
  }
  return [...months]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, found]) => {
      const inOrder = found.sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
      const [first] = inOrder;
      return {
        id: `month-${key}`,
        title: first ? monthTitle(locale, first) : key,
        events: inOrder,
      };
    });
}

/** Returns an event, and for each later month of its series the first date of that month, with the others of it. */
function byMonth(event: ListedEvent): readonly ListedEvent[] {
  const first = toMonthKey(event);
  const listed = new Map<string, ListedEvent>([[first, event]]);
  for (const date of event.laterDates ?? []) {
    const key = toMonthKey(date);
    const known = listed.get(key);
    if (key === first) continue;
    if (known === undefined) listed.set(key, { ...event, ...date, laterDates: undefined });
    else listed.set(key, { ...known, laterDates: [...(known.laterDates ?? []), date] });
  }
  return [...listed.values()];
}
