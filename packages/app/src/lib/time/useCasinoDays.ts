import { closeOfVenueDay, dayAfter, venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import type { ReaderDays } from '@casino/ui/i18n/formatters.ts';
import { useServerNow } from './useServerNow.ts';

/** Returns today and tomorrow at the casinos. The component renders again when the day closes. */
export function useCasinoDays(): ReaderDays {
  const now = useServerNow((time) => [closeOfVenueDay(venueDay(time)).toISOString()]);
  const today = venueDay(now);
  return { today, tomorrow: dayAfter(today) };
}
