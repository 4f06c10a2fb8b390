import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { OffersScreen } from '@casino/ui/screens/Offers/OffersScreen.tsx';
import { useKeptFrame } from '../../firstFrame/useKeptFrame.ts';
import { useLayout } from '../../lib/mediaQuery.ts';
import { toOffers } from './toOffers.ts';
import { useVouchers } from './useVouchers.ts';

/** `/offers`: My Exclusive Offers. Specification section 2. */
export function OffersRoute() {
  const messages = useMessages();
  const vouchers = useVouchers();
  useKeptFrame(vouchers.status === 'ready');
  return (
    <OffersScreen
      layout={useLayout()}
      state={toOffers(messages, vouchers)}
      onRetry={vouchers.retry}
    />
  );
}
