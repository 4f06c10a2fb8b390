import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A time as the clocks of a place show it. */
export interface ZoneClock {
  /** Its fields are those of the place, and its `valueOf` is not the instant: it is for reading. */
  readonly clock: Dayjs;
  /** How far the clocks are ahead of UTC, in minutes. */
  readonly offset: number;
}

/** A zone's offset in minutes on UTC days, by zone and start of the day; null where it changes. */
const offsets = new Map<string, number | null>();

/** An instant (ISO 8601) or a day (`yyyy-mm-dd`), to reckon with in UTC: the zone of the device plays no part. */
export function inUtc(when: string): Dayjs {
  return dayjs.utc(when);
}

/** What clocks and calendars show in a time zone (IANA name) at an instant (ISO 8601). */
export function clockAt(instant: string, timeZone: string): ZoneClock {
  const time = inUtc(instant);
  const offset = offsetAt(time, timeZone);
  return { clock: time.add(offset, 'minute'), offset };
}

/** dayjs takes 50 µs to find an offset: on a day without a change of the clocks, it is that of the day's start. */
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

/** The offset alone is taken: what else `tz` gives is wrong where the device's own clocks leave an hour out. */
function zoneOffset(time: Dayjs, timeZone: string): number {
  return time.tz(timeZone).utcOffset();
}
