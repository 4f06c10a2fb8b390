import * as z from 'zod/mini';
import { incentiveSchema } from '../../src/contract/incentive.ts';
import { eventSchema } from '../../src/contract/promotions/event.ts';
import { inUtc } from '../../src/contract/rules/calendar.ts';
import { dayAfter } from '../../src/contract/rules/venueDay.ts';
import { attempt, type BuiltDocument, type Entry, type Report } from '../format/entry.ts';
import type { Path } from '../format/problem.ts';
import { daysOf, RepeatError, repeatSchema } from '../format/repeat.ts';
import { htmlOf } from '../format/richText.ts';
import { type Clock, instantOf, localInstant } from '../format/when.ts';
import { type VenueEntry, venuesOf, venuesSchema } from './venues.ts';

const { shape } = eventSchema;
const filled = z.minLength(1);

/** The fields of events and promotions. */
const wordsSchema = z.extend(
  z.omit(eventSchema, {
    id: true,
    uri: true,
    kind: true,
    'tv.spotlightEvent': true,
    'tv.RSVPEvent': true,
    description: true,
    incentive: true,
    startsAt: true,
    endsAt: true,
    optedIn: true,
  }),
  {
    venues: venuesSchema,
    title: shape.title.check(filled),
    club: z._default(shape.club, 'casino'),
    /** Significant conditions. */
    terms: shape.terms.check(filled),
  },
);
const TIMES = /^((?:[01]\d|2[0-3]):[0-5]\d) to ((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** An event: once, with `starts` and `ends`, or repeated, with `repeat` and `times`. */
export const eventFileSchema = z.extend(wordsSchema, {
  rsvp: z._default(z.boolean(), false),
  spotlight: z._default(z.boolean(), false),
  starts: z.optional(z.string()),
  ends: z.optional(z.string()),
  repeat: z.optional(repeatSchema),
  times: z.optional(z.string()),
});
type EventEntry = Entry<z.infer<typeof eventFileSchema>>;

export const promotionFileSchema = z.extend(wordsSchema, {
  incentive: incentiveSchema,
  starts: z.string(),
  ends: z.string(),
});
type PromotionEntry = Entry<z.infer<typeof promotionFileSchema>>;

/** The next spotlit event begins at least this many days after publishing. */
const SPOTLIGHT_DAYS = 2;

interface Occurrence {
  /** Appended to the name of the file; empty for an event that occurs once. */
  readonly suffix: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export function buildEvents(
  entries: readonly EventEntry[],
  venues: readonly VenueEntry[],
  clock: Clock,
  report: Report,
): BuiltDocument[] {
  const soonest = inUtc(clock.now).startOf('hour').add(SPOTLIGHT_DAYS, 'day').toDate();
  const prepared = entries.map((entry) => {
    const { venues: names, rsvp, spotlight, starts, ends, repeat, times, ...words } = entry.data;
    return {
      entry,
      words: { ...words, description: htmlOf(entry, report), 'tv.RSVPEvent': rsvp },
      at: venuesOf(names, ['venues'], entry, venues, report),
      occurrences: occurrencesOf(entry, clock, report),
    };
  });
  return venues.flatMap((venue) => {
    const held = prepared
      .filter(({ at }) => at.includes(venue))
      .flatMap((each) => each.occurrences.map((occurrence) => ({ ...each, occurrence })));
    const [spotlit] = held
      .filter(({ entry, occurrence }) => entry.data.spotlight && occurrence.startsAt > soonest)
      .toSorted((a, b) => a.occurrence.startsAt.getTime() - b.occurrence.startsAt.getTime());
    return held.map((each) => {
      const { entry, words, occurrence } = each;
      const fields = {
        ...words,
        ...placeOf(venue, 'events', `${entry.key}${occurrence.suffix}`),
        startsAt: occurrence.startsAt,
        endsAt: occurrence.endsAt,
        'tv.spotlightEvent': each === spotlit,
      };
      return { collection: 'events', id: fields.id, fields, source: entry };
    });
  });
}

export function buildPromotions(
  entries: readonly PromotionEntry[],
  venues: readonly VenueEntry[],
  clock: Clock,
  report: Report,
): BuiltDocument[] {
  return entries.flatMap((entry) => {
    const { venues: names, starts, ends, ...words } = entry.data;
    const description = htmlOf(entry, report);
    const span = spanOf(entry, { starts, ends }, clock, report);
    if (!span) return [];
    return venuesOf(names, ['venues'], entry, venues, report).map((venue) => {
      const fields = {
        ...words,
        ...placeOf(venue, 'promotions', entry.key),
        description,
        ...span,
        'tv.spotlightEvent': false,
        'tv.RSVPEvent': false,
      };
      return { collection: 'promotions', id: fields.id, fields, source: entry };
    });
  });
}

function placeOf({ data }: VenueEntry, folder: string, name: string) {
  return { id: `${data.id}-${name}`, uri: `${data.page}/${folder}/${name}`, venueId: data.id };
}

function occurrencesOf(entry: EventEntry, clock: Clock, report: Report): readonly Occurrence[] {
  const { starts, ends, repeat, times } = entry.data;
  const refuse = (path: Path, message: string) => {
    report(entry.problemAt(path, message));
    return [];
  };
  if (repeat !== undefined && times !== undefined && starts === undefined && ends === undefined) {
    const [, from, until] = TIMES.exec(times) ?? [];
    if (from === undefined || until === undefined) {
      return refuse(['times'], `"${times}" is not allowed. Allowed: such as 21:00 to 03:00.`);
    }
    if (from === until) return refuse(['times'], 'The event ends at its beginning.');
    try {
      return daysOf(repeat, clock).flatMap((day) => {
        const lastDay = until < from ? dayAfter(day) : day;
        const span = attempt(entry, ['times'], report, () => ({
          startsAt: localInstant(day, from),
          endsAt: localInstant(lastDay, until),
        }));
        return span ? [{ suffix: `-${day}`, ...span }] : [];
      });
    } catch (error) {
      if (error instanceof RepeatError) return refuse(['repeat', ...error.path], error.message);
      throw error;
    }
  }
  if (starts !== undefined && ends !== undefined && repeat === undefined && times === undefined) {
    const span = spanOf(entry, { starts, ends }, clock, report);
    return span ? [{ suffix: '', ...span }] : [];
  }
  return refuse([], 'An event has starts and ends, or repeat and times.');
}

function spanOf(
  entry: Pick<Entry<unknown>, 'problemAt'>,
  { starts, ends }: { readonly starts: string; readonly ends: string },
  clock: Clock,
  report: Report,
): Pick<Occurrence, 'startsAt' | 'endsAt'> | null {
  const startsAt = attempt(entry, ['starts'], report, () => instantOf(starts, clock));
  const endsAt = attempt(entry, ['ends'], report, () => instantOf(ends, clock));
  if (!startsAt || !endsAt) return null;
  if (endsAt > startsAt) return { startsAt, endsAt };
  report(entry.problemAt(['ends'], `This is not after the beginning, ${starts}.`));
  return null;
}
