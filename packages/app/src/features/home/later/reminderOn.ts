import type { PointsSummary } from '@casino/functions/contract/points/summary.ts';
import { inUtc } from '@casino/functions/contract/rules/calendar.ts';
import type { EndingSoon } from '@casino/ui/screens/Home/Home.types.ts';

/** Home reminds this many days before points end. docs/decisions/123. */
const REMINDER_DAYS = [30, 7];

/**
 * Returns the points that home reminds of on a day, or null. A reminder lasts from its day until the member opens the
 * page Points, and at most until the points end.
 * @param today the day at the casino, `yyyy-mm-dd`
 * @param openedOn the day on which the member last opened the page Points, `yyyy-mm-dd`; null if unknown
 */
export function reminderOn(
  today: string,
  { expiring, rules }: Pick<PointsSummary, 'expiring' | 'rules'>,
  openedOn: string | null,
): EndingSoon | null {
  const due = expiring.find(({ day, points }) => {
    const remindedOn = REMINDER_DAYS.map((days) => daysBefore(day, days)).findLast(
      (start) => start <= today,
    );
    const isDue = remindedOn !== undefined && today <= day && points > 0;
    return isDue && (openedOn === null || openedOn < remindedOn);
  });
  if (due === undefined) return null;
  return { ...due, days: rules.find(({ rule }) => rule === due.rule)?.days ?? null };
}

function daysBefore(day: string, days: number): string {
  return inUtc(day).subtract(days, 'day').format('YYYY-MM-DD');
}
