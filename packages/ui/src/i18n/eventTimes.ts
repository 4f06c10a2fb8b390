import { clockAt, inUtc, type ZoneClock } from '../calendar/zoneClock.ts';
import { createFormatters } from './formatters.ts';

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
  /** `Saturday 28 November 2026` */
  readonly date: string;
  /** `28 November 2026` */
  readonly shortDate: string;
  /** `22:00` */
  readonly from: string;
  /** `03:00` */
  readonly until: string;
  /** `Sunday 29 November 2026` */
  readonly endDate: string;
  /** `29 November 2026` */
  readonly shortEndDate: string;
  /** The last day, with the time if it ends before that day closes: `29 November 2026, 03:00`. */
  readonly lastDay: string;
  /** `day`: within one day; `night`: ends on the next day, within 24 hours; `days`: longer. */
  readonly reach: 'day' | 'night' | 'days';
  /** The clock change during the period, or null. */
  readonly clockChange: 'forward' | 'back' | null;
}

function createZone(locale: string, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return (instant: Date) => formatter.format(instant);
  };
  const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const numeral = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric' });
  const [longWeekday, shortDate] = [format({ weekday: 'long' }), format(long)];
  return {
    weekday: format({ weekday: 'short' }),
    longWeekday,
    day: (instant: Date) =>
      numeral.formatToParts(instant).find(({ type }) => type === 'day')?.value ?? '',
    dayAndMonth: format({ day: 'numeric', month: 'short' }),
    month: format({ month: 'short' }),
    monthAndYear: format({ month: 'long', year: 'numeric' }),
    // Joined here in English, because engines differ on its comma.
    date: locale.startsWith('en')
      ? (instant: Date) => `${longWeekday(instant)} ${shortDate(instant)}`
      : format({ weekday: 'long', ...long }),
    shortDate,
    lastDay: createFormatters(locale, timeZone).until,
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}

type Zone = ReturnType<typeof createZone>;

const zones = new Map<string, Zone>();

function toZone(locale: string, timeZone: string): Zone {
  const key = `${locale} ${timeZone}`;
  const zone = zones.get(key) ?? createZone(locale, timeZone);
  zones.set(key, zone);
  return zone;
}

/** Formats a period in the time zone of its place, also across midnight and clock changes. */
export function eventTimes(locale: string, span: TimeSpan): EventTimes {
  const { startsAt, endsAt, timeZone } = span;
  const zone = toZone(locale, timeZone);
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  return {
    weekday: zone.weekday(start),
    longWeekday: zone.longWeekday(start),
    day: zone.day(start),
    month: zone.month(start),
    dayAndMonth: zone.dayAndMonth(start),
    date: zone.date(start),
    shortDate: zone.shortDate(start),
    from: zone.time(start),
    until: zone.time(end),
    endDate: zone.date(end),
    shortEndDate: zone.shortDate(end),
    lastDay: zone.lastDay(endsAt),
    ...toCourse(span),
  };
}

/** Returns the month in which a period begins, at its place: `November 2026`. */
export function monthTitle(locale: string, { startsAt, timeZone }: TimeSpan): string {
  return toZone(locale, timeZone).monthAndYear(new Date(startsAt));
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
