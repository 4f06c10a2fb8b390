/** Formatters of dates, numbers and money. Specification section 9. */
export interface Formatters {
  /** BCP 47 tag of the locale. */
  readonly locale: string;
  /** IANA name of the time zone of the casinos. */
  readonly timeZone: string;
  /** Formats an ISO instant or an ISO day (`yyyy-mm-dd`): `21 November 2026`. */
  readonly date: (iso: string) => string;
  /** Formats the time of an ISO instant: `18:30`. */
  readonly time: (instant: string) => string;
  /** Formats an ISO instant with its time: `21 November 2026, 18:30`. */
  readonly moment: (instant: string) => string;
  /** Formats the instant at which something begins: `21 November 2026, 18:30`; 00:00 is the day alone. */
  readonly from: (instant: string) => string;
  /**
   * Formats the instant at which something ends: `21 November 2026, 18:30`. An end at 00:00 is the day that closes
   * then, alone: something that ends at 00:00 on 22 November lasts until `21 November 2026`.
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
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Creates the formatters of a locale. Instants are formatted in the time zone of the casinos (IANA name), never in that
 * of the device. A day without a time is the same in every time zone.
 */
export function createFormatters(locale: string, timeZone: string): Formatters {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const dates = (options: Intl.DateTimeFormatOptions) =>
    lazy(() => new Intl.DateTimeFormat(locale, options));
  const numbers = (options: Intl.NumberFormatOptions) =>
    lazy(() => new Intl.NumberFormat(locale, options));
  const instantDate = dates({ ...day, timeZone });
  const calendarDate = dates({ ...day, timeZone: 'UTC' });
  // `h23` overrides a device with the 12-hour clock.
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const clock = dates(hours);
  const dayAndClock = dates({ ...day, ...hours });
  const whole = numbers({ maximumFractionDigits: 0 });
  const decimal = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const pounds = { style: 'currency', currency: 'GBP' } as const;
  const wholePounds = numbers({ ...pounds, maximumFractionDigits: 0 });
  const exactPounds = numbers(pounds);
  const date = (iso: string) =>
    (ISO_DAY.test(iso) ? calendarDate : instantDate)().format(new Date(iso));
  const time = (instant: string) => clock().format(new Date(instant));
  // Joined here in English, because engines differ on "at".
  const moment = (instant: string) =>
    locale.startsWith('en')
      ? `${date(instant)}, ${time(instant)}`
      : dayAndClock().format(new Date(instant));
  const dayBefore = (instant: string) => instantDate().format(new Date(Date.parse(instant) - 1));

  return {
    locale,
    timeZone,
    date,
    time,
    moment,
    from: (instant) => (time(instant) === MIDNIGHT ? date(instant) : moment(instant)),
    until: (instant) => (time(instant) === MIDNIGHT ? dayBefore(instant) : moment(instant)),
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
