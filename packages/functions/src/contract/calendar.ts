import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { VENUE_TIME_ZONE } from './limits.ts';

// The one place of the contract, the backend and the app that knows dayjs. docs/decisions/092.

export type { Dayjs };

dayjs.extend(utc);
dayjs.extend(timezone);

const MINUTE = 'YYYY-MM-DDTHH:mm';

/** The zone's offset in minutes on UTC days, by their start in milliseconds since 1970; null where it changes. */
const offsets = new Map<number, number | null>();

/**
 * An instant (a `Date` or ISO 8601), a day (`yyyy-mm-dd`) or a month (`yyyy-mm`), to reckon with in UTC. The
 * time zone of the machine plays no part.
 */
export function inUtc(when: Date | string): Dayjs {
  return dayjs.utc(when);
}

/**
 * What the casino's clocks and calendar show at an instant. Its fields are those of Europe/London, and its
 * `valueOf` is not the instant: it is for reading and for writing with `format`.
 * @throws RangeError for what is no instant
 */
export function venueClock(instant: Date | string): Dayjs {
  const time = inUtc(instant);
  if (!time.isValid()) throw new RangeError(`${instant} is no instant.`);
  return time.add(offsetAt(time), 'minute');
}

/**
 * The instant at which the casino's clocks show a local time, `yyyy-mm-ddThh:mm`. A time that comes twice, as
 * clocks go back, is the second one.
 * @throws RangeError for a time that no clock shows: no such day, or left out as clocks go forward
 */
export function venueInstant(local: string): Date {
  const wall = inUtc(local);
  const instant = [1, -1]
    .map((days) => wall.subtract(offsetAt(wall.add(days, 'day')), 'minute'))
    .find((time) => venueClock(time.toDate()).format(MINUTE) === local);
  if (!instant) throw new RangeError(`The casino's clocks never show ${local}.`);
  return instant.toDate();
}

/** dayjs takes 50 µs to find an offset: on a day without a change of the clocks, it is that of the day's start. */
function offsetAt(time: Dayjs): number {
  const day = time.startOf('day');
  const key = day.valueOf();
  let offset = offsets.get(key);
  if (offset === undefined) {
    const start = zoneOffset(day);
    offset = start === zoneOffset(day.add(1, 'day')) ? start : null;
    offsets.set(key, offset);
  }
  return offset ?? zoneOffset(time);
}

/** The offset alone is taken: what else `tz` gives is wrong where the machine's own clocks leave an hour out. */
function zoneOffset(time: Dayjs): number {
  return time.tz(VENUE_TIME_ZONE).utcOffset();
}
