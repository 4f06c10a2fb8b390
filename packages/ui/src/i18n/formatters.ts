import { unbroken } from './unbroken.ts';

/** The day at the casinos, by which a reader says "today". */
export interface ReaderDays {
  /** ISO days (`yyyy-mm-dd`). */
  readonly today: string;
  readonly tomorrow: string;
}

/** The words of a language for days near the reader. */
export interface DayWords {
  readonly today: string;
  readonly tomorrow: string;
  readonly tonight: string;
  readonly midnight: string;
  /** A date after its preposition: `on Sat 12 Dec`. */
  readonly on: (date: string) => string;
}

/** Who reads: their day, and the words for days near it. */
export interface Reader extends ReaderDays {
  readonly words: DayWords;
}

/**
 * Formatters of dates, numbers and money. Specification section 9. A record has a `date`, which stays the same for every
 * reader. What a member plans by is said as people say it: `day`, `on`, `from` and `until`. Without a reader, these are dates too.
 */
export interface Formatters {
  /** BCP 47 tag of the locale. */
  readonly locale: string;
  /** IANA name of the time zone of the casinos. */
  readonly timeZone: string;
  /** Undefined on pages that know no day, such as the log-in. */
  readonly reader: Reader | undefined;
  /** Formats an ISO instant or an ISO day (`yyyy-mm-dd`): `21 November 2026`. */
  readonly date: (iso: string) => string;
  /** Formats the time of an ISO instant: `18:30`. */
  readonly time: (instant: string) => string;
  /** Formats an ISO instant with its time: `21 November 2026, 18:30`. */
  readonly moment: (instant: string) => string;
  /** Formats the day of an ISO instant or an ISO day: `today`, `tomorrow`, `Sat 12 Dec`, `Fri 12 Mar 2027`. */
  readonly day: (iso: string) => string;
  /** As `day`, after a verb: `today`, `tomorrow`, `on Sat 12 Dec`. */
  readonly on: (iso: string) => string;
  /** Formats the instant at which something begins: `Sat 12 Dec, 18:30`, `tonight, 21:00`; 00:00 is the day alone. */
  readonly from: (instant: string) => string;
  /**
   * Formats the instant at which something ends: `Sat 12 Dec, 18:30`. An end at 00:00 is the day that closes then,
   * alone: something that ends at 00:00 on 22 November lasts until `Sat 21 Nov`, and on that day until `midnight`.
   */
  readonly until: (instant: string) => string;
  /** Formats integers without decimals, other numbers with two: `18,000`, `0.50`. */
  readonly number: (value: number) => string;
  /** Formats pence as pounds: `£25`, `£7.50`. */
  readonly money: (pence: number) => string;
  /** Joins whole sentences as the language does: with a space, which Chinese and Japanese do not have. */
  readonly sentences: (...texts: readonly string[]) => string;
}

const MIDNIGHT = '00:00';
const EVENING = '18:00';
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Creates the formatters of a locale. Instants are formatted in the time zone of the casinos (IANA name), never in that
 * of the device. A day without a time is the same in every time zone. No line breaks within a date or a time.
 */
export function createFormatters(locale: string, timeZone: string, reader?: Reader): Formatters {
  const isEnglish = locale.startsWith('en');
  const numbers = (options: Intl.NumberFormatOptions) =>
    lazy(() => new Intl.NumberFormat(locale, options));
  /** Formats in the zone of the casinos, or in UTC for a day without a time. */
  const dates = (options: Intl.DateTimeFormatOptions, tag = locale) => {
    const inZone = lazy(() => new Intl.DateTimeFormat(tag, { ...options, timeZone }));
    const ofDay = lazy(() => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }));
    return (iso: string) => unbroken((ISO_DAY.test(iso) ? ofDay : inZone)().format(new Date(iso)));
  };
  const whole = numbers({ maximumFractionDigits: 0 });
  const decimal = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const pounds = { style: 'currency', currency: 'GBP' } as const;
  const wholePounds = numbers({ ...pounds, maximumFractionDigits: 0 });
  const exactPounds = numbers(pounds);

  const date = dates({ day: 'numeric', month: 'long', year: 'numeric' });
  // `h23` overrides a device with the 12-hour clock.
  const time = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  // Swedish writes a day as ISO 8601 does.
  const isoDay = dates({ dateStyle: 'short' }, 'sv-SE');
  const weekday = dates({ weekday: 'short' });
  const near = { day: 'numeric', month: 'short' } as const;
  const [dayAndMonth, withYear] = [dates(near), dates({ ...near, year: 'numeric' })];
  const localDay = dates({ ...near, weekday: 'short' });
  const localDayWithYear = dates({ ...near, weekday: 'short', year: 'numeric' });

  const isIn = (iso: string, day: string | undefined) => isoDay(iso) === day;
  const isThisYear = (iso: string) => isoDay(iso).startsWith(reader?.today.slice(0, 5) ?? '');
  // Joined here in English, because engines differ on commas and on "at".
  const dated = (iso: string) => {
    if (!isEnglish) return (isThisYear(iso) ? localDay : localDayWithYear)(iso);
    return unbroken(`${weekday(iso)} ${(isThisYear(iso) ? dayAndMonth : withYear)(iso)}`);
  };
  const nearDay = (iso: string) => {
    if (isIn(iso, reader?.today)) return reader?.words.today;
    return isIn(iso, reader?.tomorrow) ? reader?.words.tomorrow : undefined;
  };
  const day = (iso: string) => (reader === undefined ? date(iso) : (nearDay(iso) ?? dated(iso)));
  const joined = (before: string, instant: string) =>
    isEnglish ? `${before}, ${time(instant)}` : `${before} ${time(instant)}`;
  const hasTime = (iso: string) => !ISO_DAY.test(iso) && time(iso) !== MIDNIGHT;
  /** `before` is the day of the instant in words. */
  const withTime = (before: string, instant: string) => {
    if (!hasTime(instant)) return before;
    const isTonight = isIn(instant, reader?.today) && time(instant) >= EVENING;
    return joined((isTonight && reader?.words.tonight) || before, instant);
  };
  const until = (instant: string) => {
    if (hasTime(instant)) return withTime(day(instant), instant);
    const lastDay = isoDay(new Date(Date.parse(instant) - 1).toISOString());
    return isIn(lastDay, reader?.today) ? (reader?.words.midnight ?? '') : day(lastDay);
  };

  return {
    locale,
    timeZone,
    reader,
    date,
    time,
    moment: (instant) => joined(date(instant), instant),
    day,
    on: (iso) => nearDay(iso) ?? reader?.words.on(dated(iso)) ?? date(iso),
    from: (instant) => withTime(day(instant), instant),
    until,
    number: (value) => (Number.isInteger(value) ? whole : decimal)().format(value),
    sentences: (...texts) => texts.join(/^(ja|zh)/.test(locale) ? '' : ' '),
    money: (pence) => (pence % 100 === 0 ? wholePounds : exactPounds)().format(pence / 100),
  };
}

/** Creates a formatter on first use: each costs milliseconds, and the first page needs two of seven. */
function lazy<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
