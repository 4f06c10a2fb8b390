import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { OffersScreen } from '@casino/ui/screens/Offers/OffersScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useSavedFrame } from '../../session/savedFrame/useSavedFrame.ts';
import { useVouchers } from '../shared/offers/useVouchers.ts';
import { toOffers } from './toOffers.ts';

/** `/offers`: My Exclusive Offers. Specification section 2. */
export function OffersRoute() {
  const messages = useMessages();
  const vouchers = useVouchers();
  useSavedFrame(vouchers.status === 'ready');
  return (
    <OffersScreen
      layout={useLayout()}
      state={toOffers(messages, vouchers)}
      onRetry={vouchers.retry}
    />
  );
}
