import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import type { EventTonight } from '@casino/ui/screens/shared/useEveningWords.tsx';
import { eveningAt } from '../venues/evening.ts';
import { upcomingEvents } from './nextEvents.ts';
import { toEventSummary } from './toEventSummary.ts';

/**
 * Returns the event of the casino that begins on the evening of `now` and has not ended: the first, if there are several.
 * Null if there is none.
 */
export function tonightAt(whatsOn: readonly CasinoEvent[], now: Date): EventTonight | null {
  const { begins, ends } = eveningAt(now);
  const event = upcomingEvents(whatsOn, 'casino', now).find(({ startsAt }) => {
    const start = new Date(startsAt);
    return begins <= start && start < ends;
  });
  if (event === undefined) return null;
  const { title, locale, startsAt, endsAt, timeZone, href } = toEventSummary(event, new Set(), now);
  return { title, locale, href, startsAt, endsAt, timeZone, hasBegun: new Date(startsAt) <= now };
}
