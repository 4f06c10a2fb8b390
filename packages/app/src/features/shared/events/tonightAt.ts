import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import { inUtc, venueClock, venueInstantFrom } from '@casino/functions/contract/rules/calendar.ts';
import { dayAfter } from '@casino/functions/contract/rules/venueDay.ts';
import type { EventTonight } from '@casino/ui/screens/shared/tonight.ts';
import { upcomingEvents } from './nextEvents.ts';
import { toEventSummary } from './toEventSummary.ts';

/** An evening at a casino begins at 17:00, and ends at 06:00 of the next day. */
const EVENING = { from: '17:00', untilHour: 6, until: '06:00' } as const;

/**
 * Returns the event of the casino that begins on the evening of `now`, at the casino's clocks, and has not ended: the first,
 * if there are several. After midnight it is still that evening, and before 17:00 it is the coming one. Null if there is none.
 */
export function tonightAt(whatsOn: readonly CasinoEvent[], now: Date): EventTonight | null {
  const { begins, ends } = eveningOf(now);
  const event = upcomingEvents(whatsOn, 'casino', now).find(({ startsAt }) => {
    const start = new Date(startsAt);
    return begins <= start && start < ends;
  });
  if (event === undefined) return null;
  const { title, startsAt, endsAt, timeZone, href } = toEventSummary(event, new Set(), now);
  return { title, href, startsAt, endsAt, timeZone, hasBegun: new Date(startsAt) <= now };
}

/** Returns when the evening of `now` ends, as an ISO instant: `tonightAt` changes then. */
export function endOfEvening(now: Date): string {
  return eveningOf(now).ends.toISOString();
}

function eveningOf(now: Date) {
  const clock = venueClock(now);
  const today = clock.format('YYYY-MM-DD');
  const day =
    clock.hour() < EVENING.untilHour ? inUtc(today).subtract(1, 'day').format('YYYY-MM-DD') : today;
  return {
    begins: venueInstantFrom(`${day}T${EVENING.from}`),
    ends: venueInstantFrom(`${dayAfter(day)}T${EVENING.until}`),
  };
}
