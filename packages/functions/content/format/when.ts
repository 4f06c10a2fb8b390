import { inUtc, venueInstant } from '../../src/contract/rules/calendar.ts';

/** The moment of publishing, and whether dates may depend on it. */
export interface Clock {
  readonly now: Date;
  /** True for a demo, whose dates may be `+3 days`. */
  readonly isRelative: boolean;
}

const DAY = 'YYYY-MM-DD';
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d)$/;
const RELATIVE = /^([+-]\d{1,4}) days?(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/;
const RELATIVE_MONTH = /^([+-]\d{1,3}) months?$/;

/**
 * The instant of `2026-12-24 19:00` at the casino. A time that occurs twice when clocks go back is the second one.
 * For a demo also `+3 days`, from the start of the current hour, and `+3 days 06:00`.
 * @param wholeDay the time of a day without a time; without it, such a day is refused
 * @throws RangeError with a sentence for an editor
 */
export function instantOf(text: string, clock: Clock, wholeDay?: '00:00' | '23:59'): Date {
  const relative = clock.isRelative ? RELATIVE.exec(text) : null;
  if (relative) {
    const later = inUtc(clock.now).startOf('hour').add(Number(relative[1]), 'day');
    return relative[2] === undefined
      ? later.toDate()
      : localInstant(later.format(DAY), relative[2]);
  }
  if (wholeDay && DAY_ONLY.test(text)) return localInstant(dayOf(text), wholeDay);
  const [, day, hour, minute] = LOCAL.exec(text) ?? [];
  if (day === undefined) {
    const form = wholeDay ? 'a day, also with a time' : 'a day and a time';
    throw new RangeError(`"${text}" is not allowed. Allowed: ${form}, such as 2026-12-24 19:00.`);
  }
  return localInstant(dayOf(day), `${hour}:${minute}`);
}

/**
 * The instant of a time (`hh:mm`) on a day (`yyyy-mm-dd`) at the casino.
 * @throws RangeError for a time that the clocks skip
 */
export function localInstant(day: string, time: string): Date {
  try {
    return venueInstant(`${day}T${time}`);
  } catch {
    throw new RangeError(
      `${day} has no ${time}: clocks go forward from 01:00 to 02:00 that night. Choose another time.`,
    );
  }
}

/**
 * The first or the last day, `yyyy-mm-dd`, of `2026-12-24` or, for a demo, of a month such as `+3 months`.
 * @throws RangeError with a sentence for an editor
 */
export function boundOf(text: string, end: 'first' | 'last', clock: Clock): string {
  const relative = clock.isRelative ? RELATIVE_MONTH.exec(text) : null;
  if (!relative) return dayOf(text);
  const month = inUtc(clock.now).startOf('month').add(Number(relative[1]), 'month');
  return (end === 'first' ? month : month.endOf('month')).format(DAY);
}

/** Returns a day of the calendar. @throws RangeError with a sentence for an editor */
export function dayOf(text: string): string {
  const day = DAY_ONLY.test(text) ? inUtc(text) : null;
  if (day?.isValid() && day.format(DAY) === text) return text;
  throw new RangeError(
    day
      ? `The calendar has no ${text}.`
      : `"${text}" is not allowed. Allowed: a day, such as 2026-12-24.`,
  );
}
