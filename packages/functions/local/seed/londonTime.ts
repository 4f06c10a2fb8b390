import { type Dayjs, inUtc, venueInstant } from '../../src/contract/index.ts';

const DAY = 'YYYY-MM-DD';

/** The instant of a local time at the casinos: `day` is `yyyy-mm-dd`, `time` is `hh:mm`. */
export function londonTime(day: string, time: string): Date {
  return venueInstant(`${day}T${time}`);
}

/** The first day of the month that is `months` after the month of `start`; negative months are before it. */
export function monthAfter(start: Date, months: number): Dayjs {
  return inUtc(start).startOf('month').add(months, 'month');
}

/** The `nth` weekday of a month, from 1; -1 is the last. Returns `yyyy-mm-dd`. Sunday is weekday 0. */
export function nthWeekday(month: Dayjs, weekday: number, nth: number): string {
  if (nth === -1) {
    const last = month.endOf('month').day(weekday);
    return (last.isSame(month, 'month') ? last : last.subtract(1, 'week')).format(DAY);
  }
  const first = month.startOf('month').day(weekday);
  return (first.isSame(month, 'month') ? first : first.add(1, 'week'))
    .add(nth - 1, 'week')
    .format(DAY);
}
