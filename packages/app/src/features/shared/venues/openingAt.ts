import {
  type Dayjs,
  inUtc,
  venueClock,
  venueInstantFrom,
} from '@casino/functions/contract/rules/calendar.ts';
import { closeOfVenueDay, venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import type { OpeningSchedule } from '@casino/functions/contract/schemas.ts';
import type { VenueOpening } from '@casino/ui/screens/shared/venueOpening.ts';

/** A time during which a casino is open. */
interface Opening {
  readonly opens: Date;
  readonly closes: Date;
}

/**
 * Returns whether a casino is open at `now`: until when, or that it does not close within a day, or when it opens
 * later today. Null if it does not open again today. Times are those of the casino's clocks, as `hh:mm`.
 */
export function openingAt(schedule: OpeningSchedule, now: Date): VenueOpening | null {
  const openings = openingsAround(schedule, now);
  const current = openings.find(({ opens, closes }) => opens <= now && now < closes);
  if (current) {
    return inUtc(now).add(1, 'day').isBefore(current.closes)
      ? { status: 'open-all-day' }
      : { status: 'open', until: timeAt(current.closes) };
  }
  const next = openings.find(({ opens }) => opens > now && venueDay(opens) === venueDay(now));
  return next === undefined ? null : { status: 'closed', opensAt: timeAt(next.opens) };
}

/** Returns the moments around `now` at which `openingAt` can change, as ISO instants. */
export function openingMoments(schedule: OpeningSchedule, now: Date): readonly string[] {
  const changes = openingsAround(schedule, now).flatMap(({ opens, closes }) => [
    opens,
    inUtc(closes).subtract(1, 'day').toDate(),
    closes,
  ]);
  return [...changes, closeOfVenueDay(venueDay(now))].map((moment) => moment.toISOString());
}

/** The openings from the day before to two days after, in order. Those that touch are one. */
export function openingsAround(schedule: OpeningSchedule, now: Date): readonly Opening[] {
  const today = venueClock(now).startOf('day');
  const joined: Opening[] = [];
  const openings = [-1, 0, 1, 2]
    .flatMap((days) => openingsOn(schedule, today.add(days, 'day')))
    .sort((a, b) => a.opens.getTime() - b.opens.getTime());
  for (const opening of openings) {
    const last = joined.at(-1);
    if (last === undefined || last.closes < opening.opens) joined.push(opening);
    else if (last.closes < opening.closes) {
      joined.splice(-1, 1, { opens: last.opens, closes: opening.closes });
    }
  }
  return joined;
}

/** `closes` is on the next day if it is not after `opens`. */
function openingsOn({ weekly, closedOn }: OpeningSchedule, day: Dayjs): readonly Opening[] {
  if (closedOn.includes(day.format('MM-DD'))) return [];
  const weekday = day.format('dddd').toLowerCase();
  return weekly
    .filter(({ days }) => days.some((name) => name === weekday))
    .map(({ opens, closes }) => ({
      opens: instantOn(day, opens),
      closes: instantOn(closes > opens ? day : day.add(1, 'day'), closes),
    }));
}

function instantOn(day: Dayjs, time: string): Date {
  return venueInstantFrom(`${day.format('YYYY-MM-DD')}T${time}`);
}

/** The time of the casino's clocks, as `hh:mm`. */
export function timeAt(instant: Date): string {
  return venueClock(instant).format('HH:mm');
}
