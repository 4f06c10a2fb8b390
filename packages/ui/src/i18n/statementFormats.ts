import { unbroken } from './unbroken.ts';

/** Formatters of the statement. */
export interface StatementFormats {
  /** Formats the day of an ISO instant below a heading with its month: `21 November`. */
  readonly dayAndMonth: (instant: string) => string;
  /** Formats the month of an ISO instant: `November 2026`. */
  readonly month: (instant: string) => string;
  /** Returns the month of an ISO instant as a key: `2026-11`. */
  readonly monthKey: (instant: string) => string;
  /** Formats an integer with a minus sign, not a hyphen, for columns of figures: `4,180`, `−240`. */
  readonly figure: (value: number) => string;
  /** Formats a figure with its sign: `+1,240`, `−300`, `0`. */
  readonly signed: (value: number) => string;
}

const MINUS = '−';

/** Creates the formatters of a locale. Days and months are those of the time zone of the casinos (IANA name). */
export function createStatementFormats(locale: string, timeZone: string): StatementFormats {
  const dates = (of: string, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(of, { ...options, timeZone });
    return (instant: string) => format.format(new Date(instant));
  };
  const dayAndMonth = dates(locale, { day: 'numeric', month: 'long' });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const figure = (value: number) => (value < 0 ? MINUS : '') + whole.format(Math.abs(value));
  return {
    dayAndMonth: (instant) => unbroken(dayAndMonth(instant)),
    month: dates(locale, { month: 'long', year: 'numeric' }),
    // Swedish writes a month as ISO 8601 does.
    monthKey: dates('sv-SE', { month: '2-digit', year: 'numeric' }),
    figure,
    signed: (value) => (value > 0 ? `+${figure(value)}` : figure(value)),
  };
}
