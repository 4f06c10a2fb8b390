import { clockAt, inUtc, type ZoneClock } from '../calendar/zoneClock.ts';
import { createFormatters, type Reader } from './formatters.ts';
import { unbroken } from './unbroken.ts';

/** A period with the time zone of its place. */
export interface TimeSpan {
  /** ISO 8601 instant. */
  readonly startsAt: string;
  /** ISO 8601 instant, after `startsAt`. */
  readonly endsAt: string;
  /** IANA time zone of the place. Times are those of the place, not of the device. */
  readonly timeZone: string;
}

/** A formatted period, in the time zone of its place. */
export interface EventTimes {
  /** `Sat` */
  readonly weekday: string;
  /** `Saturday` */
  readonly longWeekday: string;
  /** `28`, in every language without a word such as `日`. */
  readonly day: string;
  /** `Nov` */
  readonly month: string;
  /** `28 Nov` */
  readonly dayAndMonth: string;
  /** `Saturday 28 November`, with the year if it is not that of the reader */
  readonly date: string;
  /** `Sat 28 Nov`, `tomorrow` or `today`; without a reader `28 November 2026` */
  readonly shortDate: string;
  /** `22:00` */
  readonly from: string;
  /** `03:00` */
  readonly until: string;
  /** As `shortDate`. */
  readonly shortEndDate: string;
  /** Its day after a verb: `on Sat 28 Nov`, `today` */
  readonly on: string;
  /** The last day, with the time if it ends before that day closes: `Sun 29 Nov, 03:00`. */
  readonly lastDay: string;
  /** `day`: within one day; `night`: ends on the next day, within 24 hours; `days`: longer. */
  readonly reach: 'day' | 'night' | 'days';
  /** The clock change during the period, or null. */
  readonly clockChange: 'forward' | 'back' | null;
}

function createZone(locale: string, timeZone: string, reader?: Reader) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return (instant: Date) => unbroken(formatter.format(instant));
  };
  const long = { day: 'numeric', month: 'long' } as const;
  const numeral = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric' });
  const { date, day, on, until } = createFormatters(locale, timeZone, reader);
  const longWeekday = format({ weekday: 'long' });
  const dayAndMonth = format(long);
  const weekdayAndDay = format({ weekday: 'long', ...long });
  const weekdayAndDate = format({ weekday: 'long', ...long, year: 'numeric' });
  const year = format({ year: 'numeric' });
  const isThisYear = (instant: Date) =>
    reader !== undefined && year(instant).startsWith(reader.today.slice(0, 4));
  return {
    weekday: format({ weekday: 'short' }),
    longWeekday,
    day: (instant: Date) =>
      numeral.formatToParts(instant).find(({ type }) => type === 'day')?.value ?? '',
    dayAndMonth: format({ day: 'numeric', month: 'short' }),
    month: format({ month: 'short' }),
    monthAndYear: new Intl.DateTimeFormat(locale, { timeZone, month: 'long', year: 'numeric' }),
    // Joined here in English, because engines differ on its comma.
    date: (instant: Date) => {
      const near = isThisYear(instant);
      if (!locale.startsWith('en')) return (near ? weekdayAndDay : weekdayAndDate)(instant);
      return `${longWeekday(instant)} ${near ? dayAndMonth(instant) : date(instant.toISOString())}`;
    },
    shortDate: day,
    on,
    lastDay: until,
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}

type Zone = ReturnType<typeof createZone>;

const zones = new Map<string, Zone>();

function toZone(locale: string, timeZone: string, reader?: Reader): Zone {
  const key = `${locale} ${timeZone} ${reader?.today}`;
  const zone = zones.get(key) ?? createZone(locale, timeZone, reader);
  zones.set(key, zone);
  return zone;
}

/** Formats a period in the time zone of its place, also across midnight and clock changes. */
export function eventTimes(locale: string, span: TimeSpan, reader?: Reader): EventTimes {
  const { startsAt, endsAt, timeZone } = span;
  const zone = toZone(locale, timeZone, reader);
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  return {
    weekday: zone.weekday(start),
    longWeekday: zone.longWeekday(start),
    day: zone.day(start),
    month: zone.month(start),
    dayAndMonth: zone.dayAndMonth(start),
    date: zone.date(start),
    shortDate: zone.shortDate(startsAt),
    on: zone.on(startsAt),
    from: zone.time(start),
    until: zone.time(end),
    shortEndDate: zone.shortDate(endsAt),
    lastDay: zone.lastDay(endsAt),
    ...toCourse(span),
  };
}

/** Returns the month in which a period begins, at its place: `November 2026`. */
export function monthTitle(locale: string, { startsAt, timeZone }: TimeSpan): string {
  return toZone(locale, timeZone).monthAndYear.format(new Date(startsAt));
}

/** Returns the month in which a period begins, at its place, as `yyyy-mm`. */
export function toMonthKey({ startsAt, timeZone }: TimeSpan): string {
  return clockAt(startsAt, timeZone).clock.format('YYYY-MM');
}

function toCourse({ startsAt, endsAt, timeZone }: TimeSpan) {
  const [start, end] = [clockAt(startsAt, timeZone), clockAt(endsAt, timeZone)];
  const overnight = inUtc(endsAt).diff(startsAt, 'day') === 0 ? 'night' : 'days';
  const reach: EventTimes['reach'] = start.clock.isSame(end.clock, 'day') ? 'day' : overnight;
  return { reach, clockChange: findClockChange(start, end) };
}

function findClockChange(start: ZoneClock, end: ZoneClock): EventTimes['clockChange'] {
  if (start.offset === end.offset) return null;
  return start.offset < end.offset ? 'forward' : 'back';
}
