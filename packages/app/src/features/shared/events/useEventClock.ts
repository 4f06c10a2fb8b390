import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import { closeOfVenueDay, venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import { useServerNow } from '../../../lib/time/useServerNow.ts';

/**
 * The current time. The component renders again when an event or promotion begins or ends, at the casino's midnight, and
 * at the `others`.
 */
export function useEventClock(
  whatsOn: Remote<readonly CasinoEvent[]>,
  others: (now: Date) => readonly string[] = () => [],
): Date {
  const events = whatsOn.status === 'ready' ? whatsOn.data : [];
  return useServerNow((now) => [
    ...events.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
    closeOfVenueDay(venueDay(now)).toISOString(),
    ...others(now),
  ]);
}
