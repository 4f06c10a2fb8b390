import { dayAfter } from '../../../src/contract/index.ts';
import type { SeedClock } from '../clock.ts';
import { londonTime, monthAfter } from '../londonTime.ts';
import { VENUES } from '../venues.ts';
import {
  BIG_FIGHT,
  CLOCK_NIGHT,
  type EventTemplate,
  FIRST_HAND,
  MASKED_BALL,
  MIDSUMMER,
  NEW_YEAR,
  POKER_NIGHT,
  ROAST,
  SLOTS_LEADERBOARD,
  SLOTS_PREVIEW,
  TASTING_TABLE,
  TRIO,
} from './templates.ts';

const EVERYWHERE = [MASKED_BALL, TRIO, FIRST_HAND, NEW_YEAR, SLOTS_LEADERBOARD, SLOTS_PREVIEW];

/** The event templates of each casino, by venue id. */
const PROGRAMMES: ReadonlyMap<number, readonly EventTemplate[]> = new Map([
  [6, [...EVERYWHERE, POKER_NIGHT, TASTING_TABLE, CLOCK_NIGHT, ROAST]],
  [9, [...EVERYWHERE, POKER_NIGHT, BIG_FIGHT, CLOCK_NIGHT]],
  [12, [...EVERYWHERE, TASTING_TABLE, MIDSUMMER, ROAST]],
  [21, [...EVERYWHERE, POKER_NIGHT, BIG_FIGHT]],
]);

/** The months with events, relative to the current month. */
const MONTHS = Array.from({ length: 14 }, (_, month) => month - 1);

/** The month without events, so that the demo shows an empty month. */
const QUIET_MONTH = 4;

/** A year of events at every casino. Dates depend on the calendar, so that later starts give the same events. */
export function events(clock: SeedClock) {
  const now = clock.inDays(0);
  return VENUES.flatMap((venue) => {
    const held = (PROGRAMMES.get(venue.id) ?? []).flatMap((template) =>
      MONTHS.filter((month) => month !== QUIET_MONTH).flatMap((month) => {
        const day = template.on(monthAfter(now, month));
        return day === null ? [] : [toEvent(template, venue, day)];
      }),
    );
    const spotlight = held
      .filter(({ spotlit, startsAt }) => spotlit && startsAt > clock.inDays(2))
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0];
    return held.map(({ spotlit: _, ...event }) => ({
      ...event,
      'tv.spotlightEvent': event.id === spotlight?.id,
    }));
  });
}

function toEvent(template: EventTemplate, venue: { id: number; uri: string }, day: string) {
  const { key, title, summary, description, category, place, terms, from, until } = template;
  const lastDay = until < from ? dayAfter(day) : day;
  return {
    id: `${venue.id}-${key}-${day}`,
    uri: `${venue.uri}/events/${key}-${day}`,
    venueId: venue.id,
    title,
    summary,
    description,
    category,
    club: template.club ?? 'casino',
    place,
    terms,
    startsAt: londonTime(day, from),
    endsAt: londonTime(lastDay, until),
    spotlit: template.spotlight ?? false,
    'tv.RSVPEvent': template.rsvp ?? false,
  };
}
