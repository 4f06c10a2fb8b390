import { inUtc, venueClock, venueInstantFrom } from '@casino/functions/contract/rules/calendar.ts';
import { dayAfter } from '@casino/functions/contract/rules/venueDay.ts';

/** An evening at a casino begins at 17:00, and ends at 06:00 of the next day. */
const EVENING = { from: '17:00', untilHour: 6, until: '06:00' } as const;

/** Returns the evening of `now`, at the casino's clocks. After midnight it is still that evening, and before 17:00 the coming one. */
export function eveningAt(now: Date): { readonly begins: Date; readonly ends: Date } {
  const clock = venueClock(now);
  const today = clock.format('YYYY-MM-DD');
  const day =
    clock.hour() < EVENING.untilHour ? inUtc(today).subtract(1, 'day').format('YYYY-MM-DD') : today;
  return {
    begins: venueInstantFrom(`${day}T${EVENING.from}`),
    ends: venueInstantFrom(`${dayAfter(day)}T${EVENING.until}`),
  };
}

/** Returns when the evening of `now` ends, as an ISO instant. */
export function endOfEvening(now: Date): string {
  return eveningAt(now).ends.toISOString();
}
