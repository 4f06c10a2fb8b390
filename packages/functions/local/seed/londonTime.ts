import { VENUE_TIME_ZONE } from '../../src/contract/index.ts';

const HOUR_MS = 60 * 60 * 1_000;

const offset = new Intl.DateTimeFormat('en-GB', {
  timeZone: VENUE_TIME_ZONE,
  timeZoneName: 'longOffset',
});

/** A moment by the casinos' clocks: `day` is `yyyy-mm-dd`, `time` is `hh:mm`. */
export function londonTime(day: string, time: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const zone = offset.formatToParts(asUtc).find(({ type }) => type === 'timeZoneName');
  const ahead = zone?.value === 'GMT+01:00' ? HOUR_MS : 0;
  return new Date(asUtc.getTime() - ahead);
}

/** A month of the calendar: `month` counts from 0. */
export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

/** The month `months` after (before it, where negative) that of `start`. */
export function monthAfter(start: Date, months: number): CalendarMonth {
  const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() };
}

/** A day of a month, `yyyy-mm-dd`; day 0 is the last of the month before. */
export function dayOf({ year, month }: CalendarMonth, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** The day after, `yyyy-mm-dd`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** The `nth` weekday of a month, from 1, or its last where `nth` is -1. Sunday is 0. */
export function nthWeekday(month: CalendarMonth, weekday: number, nth: number): string {
  const last = { year: month.year, month: month.month + 1 };
  const lastWeekday = new Date(dayOf(last, 0)).getUTCDay();
  if (nth === -1) return dayOf(last, -((lastWeekday - weekday + 7) % 7));
  const firstWeekday = new Date(dayOf(month, 1)).getUTCDay();
  return dayOf(month, 1 + ((weekday - firstWeekday + 7) % 7) + (nth - 1) * 7);
}
