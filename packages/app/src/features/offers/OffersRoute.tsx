import { closeOfVenueDay, venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { OffersScreen } from '@casino/ui/screens/Offers/OffersScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useServerNow } from '../../lib/time/useServerNow.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { useSavedFrame } from '../../session/savedFrame/useSavedFrame.ts';
import { useVouchers } from '../shared/offers/useVouchers.ts';
import { toVenueNames } from '../shared/venues/venueNames.ts';
import { toOffers } from './toOffers.ts';

/** `/offers`: My Exclusive Offers. Specification section 2. */
export function OffersRoute() {
  const messages = useMessages();
  const vouchers = useVouchers();
  const names = toVenueNames(useShownMember()?.venue ?? null);
  const now = useServerNow((at) => [closeOfVenueDay(venueDay(at)).toISOString()]);
  useSavedFrame(vouchers.status === 'ready');
  return (
    <OffersScreen
      layout={useLayout()}
      state={toOffers(messages, vouchers, names, now)}
      onRetry={vouchers.retry}
    />
  );
}
