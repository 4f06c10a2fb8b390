import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { VENUE_TIME_ZONE } from '../limits.ts';

// The only import of dayjs in the contract, the backend and the app. docs/decisions/119.

export type { Dayjs };

dayjs.extend(utc);
dayjs.extend(timezone);

const MINUTE = 'YYYY-MM-DDTHH:mm';

/**
 * The zone's offset in minutes by UTC day, keyed by the start of the day in milliseconds since 1970; null
 * for a day on which it changes.
 */
const offsets = new Map<number, number | null>();

/** The zone's offset in minutes in an hour of a day on which it changes, keyed by the start of the hour. */
const hourOffsets = new Map<number, number>();

/**
 * An instant (a `Date` or ISO 8601), a day (`yyyy-mm-dd`) or a month (`yyyy-mm`) for calculations in UTC.
 * Independent of the machine's time zone.
 */
export function inUtc(when: Date | string): Dayjs {
  return dayjs.utc(when);
}

/**
 * The local time of the casino at an instant. Its fields are those of Europe/London, and its `valueOf` is
 * not the instant: use it to read fields and with `format`.
 * @throws RangeError for an invalid instant
 */
export function venueClock(instant: Date | string): Dayjs {
  const time = inUtc(instant);
  if (!time.isValid()) throw new RangeError(`${instant} is not an instant.`);
  return time.add(offsetAt(time), 'minute');
}

/**
 * The instant of a local time at the casino, `yyyy-mm-ddThh:mm`. A time that occurs twice when clocks go
 * back is the second one.
 * @throws RangeError for a time that does not exist: no such day, or skipped when clocks go forward
 */
export function venueInstant(local: string): Date {
  const instant = findInstant(inUtc(local));
  if (!instant || inUtc(local).format(MINUTE) !== local) {
    throw new RangeError(`The casino's clocks never show ${local}.`);
  }
  return instant.toDate();
}

/**
 * The instant of a local time at the casino, `yyyy-mm-ddThh:mm`, for hours that recur every week. It is the second
 * of two, and the instant of the clock change for a time that clocks skip.
 * @throws RangeError for a text that is not a local time
 */
export function venueInstantFrom(local: string): Date {
  let wall = inUtc(local);
  if (!wall.isValid()) throw new RangeError(`${local} is not a local time.`);
  let instant = findInstant(wall);
  while (!instant) {
    wall = wall.add(1, 'minute');
    instant = findInstant(wall);
  }
  return instant.toDate();
}

/** Undefined for a time that the clocks skip. */
function findInstant(wall: Dayjs): Dayjs | undefined {
  return [1, -1]
    .map((days) => wall.subtract(offsetAt(wall.add(days, 'day')), 'minute'))
    .find((time) => venueClock(time.toDate()).isSame(wall));
}

/**
 * dayjs takes 50 µs for an offset, so it is cached by day. On a day without a clock change it equals the offset at
 * the start of the day; on the others it is cached by hour, because the clocks change at the start of an hour.
 */
function offsetAt(time: Dayjs): number {
  const day = time.startOf('day');
  const key = day.valueOf();
  let offset = offsets.get(key);
  if (offset === undefined) {
    const start = zoneOffset(day);
    offset = start === zoneOffset(day.add(1, 'day')) ? start : null;
    offsets.set(key, offset);
  }
  return offset ?? offsetInHour(time.startOf('hour'));
}

function offsetInHour(hour: Dayjs): number {
  const known = hourOffsets.get(hour.valueOf());
  if (known !== undefined) return known;
  const offset = zoneOffset(hour);
  hourOffsets.set(hour.valueOf(), offset);
  return offset;
}

/** Uses only the offset: the other results of `tz` are wrong if the machine's own zone skips an hour. */
function zoneOffset(time: Dayjs): number {
  return time.tz(VENUE_TIME_ZONE).utcOffset();
}
