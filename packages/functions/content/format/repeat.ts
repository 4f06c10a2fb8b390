import * as z from 'zod/mini';
import { type Dayjs, inUtc } from '../../src/contract/rules/calendar.ts';
import { boundOf, type Clock } from './when.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const PLACES = ['first', 'second', 'third', 'fourth', 'last'];

const MAX_DAYS = 732;

/** The days of an event that occurs more than once. */
export const repeatSchema = z.strictObject({
  on: z.string(),
  /** Absent for every month. */
  in: z.optional(z.array(z.enum(MONTHS))),
  from: z.string(),
  until: z.string(),
  /** Days without the event; a month such as `+4 months` in a demo. */
  except: z.optional(z.array(z.string())),
});
export type Repeat = z.infer<typeof repeatSchema>;

const FORM =
  /^(?<before>day before the )?(?:(?<place>first|second|third|fourth|last|every) (?<weekday>[A-Z][a-z]+day)|every day|day (?<number>[1-9]|[12]\d|3[01]))$/;

/** A field of the repetition that is wrong, with a sentence for an editor. */
export class RepeatError extends Error {
  readonly path: readonly (string | number)[];

  constructor(path: readonly (string | number)[], message: string) {
    super(message);
    this.path = path;
  }
}

/** The days, `yyyy-mm-dd` in order, at least one. @throws RepeatError */
export function daysOf(repeat: Repeat, clock: Clock): readonly string[] {
  const matches = matcherOf(repeat.on);
  const from = at(['from'], () => boundOf(repeat.from, 'first', clock));
  const until = at(['until'], () => boundOf(repeat.until, 'last', clock));
  if (until < from) throw new RepeatError(['until'], `This is before ${from}, its beginning.`);
  const length = inUtc(until).diff(inUtc(from), 'day') + 1;
  if (length > MAX_DAYS)
    throw new RepeatError(['until'], 'An event repeats for two years at most.');
  const excepted = (repeat.except ?? []).map((text, index) =>
    at(['except', index], () => [boundOf(text, 'first', clock), boundOf(text, 'last', clock)]),
  );
  const days = Array.from({ length }, (_, index) => inUtc(from).add(index, 'day'))
    .filter(matches)
    .filter((day) => repeat.in?.some((month) => MONTHS[day.month()] === month) ?? true)
    .map((day) => day.format('YYYY-MM-DD'))
    .filter((day) => !excepted.some(([first = '', last = '']) => first <= day && day <= last));
  if (days.length === 0) {
    throw new RepeatError(['on'], `No day from ${from} until ${until} is a day of this event.`);
  }
  return days;
}

function matcherOf(on: string): (day: Dayjs) => boolean {
  const { before, place, weekday, number } = FORM.exec(on)?.groups ?? {};
  if (!FORM.test(on) || (weekday !== undefined && !WEEKDAYS.includes(weekday))) {
    throw new RepeatError(
      ['on'],
      `"${on}" is not allowed. Allowed: every day, every Friday, second Saturday, last Thursday, day 31, day before the last Sunday.`,
    );
  }
  const shift = before === undefined ? 0 : 1;
  const isDay = (day: Dayjs) => {
    if (number !== undefined) return day.date() === Number(number);
    if (weekday === undefined) return true;
    return WEEKDAYS[day.day()] === weekday && (place === 'every' || isNth(day, place ?? ''));
  };
  return (day) => isDay(day.add(shift, 'day'));
}

function isNth(day: Dayjs, place: string): boolean {
  if (place === 'last') return !day.add(7, 'day').isSame(day, 'month');
  return Math.ceil(day.date() / 7) === PLACES.indexOf(place) + 1;
}

function at<T>(path: readonly (string | number)[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new RepeatError(path, error instanceof Error ? error.message : String(error));
  }
}
