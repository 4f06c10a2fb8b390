/** Dates, numbers and money as members read them. Specification section 9. */
export interface Formatters {
  /** BCP 47 tag of the locale. */
  readonly locale: string;
  /** Of an ISO instant, or of an ISO day (`yyyy-mm-dd`): `21 November 2026`. */
  readonly date: (iso: string) => string;
  /** The time of an ISO instant: `18:30`. */
  readonly time: (instant: string) => string;
  /** Whole numbers plain, others with two places: `18,000`, `0.50`. */
  readonly number: (value: number) => string;
  /** Pence as pounds: `£25`, `£7.50`. */
  readonly money: (pence: number) => string;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formatters for a locale. Instants are shown in `timeZone` (IANA name), or in the device's own where
 * it is absent; a day without a time is the same day everywhere.
 */
export function createFormatters(locale: string, timeZone?: string): Formatters {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const dates = (options: Intl.DateTimeFormatOptions) =>
    whenUsed(() => new Intl.DateTimeFormat(locale, options));
  const numbers = (options: Intl.NumberFormatOptions) =>
    whenUsed(() => new Intl.NumberFormat(locale, options));
  const instantDate = dates({ ...day, ...zone });
  const calendarDate = dates({ ...day, timeZone: 'UTC' });
  // Also on a device that is set to twelve hours.
  const clock = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone });
  const whole = numbers({ maximumFractionDigits: 0 });
  const decimal = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const pounds = { style: 'currency', currency: 'GBP' } as const;
  const wholePounds = numbers({ ...pounds, maximumFractionDigits: 0 });
  const exactPounds = numbers(pounds);

  return {
    locale,
    date: (iso) => (ISO_DAY.test(iso) ? calendarDate : instantDate)().format(new Date(iso)),
    time: (instant) => clock().format(new Date(instant)),
    number: (value) => (Number.isInteger(value) ? whole : decimal)().format(value),
    money: (pence) => (pence % 100 === 0 ? wholePounds : exactPounds)().format(pence / 100),
  };
}

/** A browser takes milliseconds to make one of these: the first page needs two of the seven. */
function whenUsed<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
