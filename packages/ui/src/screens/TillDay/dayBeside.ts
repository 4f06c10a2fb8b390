import { inUtc } from '../../calendar/zoneClock.ts';

/** Returns the ISO day that is `days` after a day, or before it. */
export function dayBeside(day: string, days: number): string {
  return inUtc(day).add(days, 'day').format('YYYY-MM-DD');
}
