import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A local time in a time zone. */
export interface ZoneClock {
  /** The fields are those of the place. Use it for display only: its `valueOf` is not the instant. */
  readonly clock: Dayjs;
  /** The offset from UTC, in minutes. */
  readonly offset: number;
}

/**
 * A zone's offset in minutes on UTC days, by zone and start of the day. Null means that the offset changes that
 * day.
 */
const offsets = new Map<string, number | null>();

/**
 * Returns an instant (ISO 8601) or a day (`yyyy-mm-dd`) in UTC, so that the device's time zone does not affect
 * calculations.
 */
export function inUtc(when: string): Dayjs {
  return dayjs.utc(when);
}

/** Returns the local time in a time zone (IANA name) at an instant (ISO 8601). */
export function clockAt(instant: string, timeZone: string): ZoneClock {
  const time = inUtc(instant);
  const offset = offsetAt(time, timeZone);
  return { clock: time.add(offset, 'minute'), offset };
}

/**
 * dayjs takes 50 µs to find an offset. On a day without a clock change, the offset is that of the start of the day.
 */
function offsetAt(time: Dayjs, timeZone: string): number {
  const day = time.startOf('day');
  const key = `${day.valueOf()} ${timeZone}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    const start = zoneOffset(day, timeZone);
    offset = start === zoneOffset(day.add(1, 'day'), timeZone) ? start : null;
    offsets.set(key, offset);
  }
  return offset ?? zoneOffset(time, timeZone);
}

/** Only the offset comes from `tz`: its fields are wrong if the device's own clocks skip an hour. */
function zoneOffset(time: Dayjs, timeZone: string): number {
  return time.tz(timeZone).utcOffset();
}
