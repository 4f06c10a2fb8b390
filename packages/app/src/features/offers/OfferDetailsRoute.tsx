import { closeOfVenueDay, venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { OfferDetailsScreen } from '@casino/ui/screens/OfferDetails/OfferDetailsScreen.tsx';
import { useParams } from 'react-router-dom';
import type { RemoteQuery } from '../../lib/calls/useRemote.ts';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { useWakeLock } from '../../lib/device/useWakeLock.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useServerNow } from '../../lib/time/useServerNow.ts';
import { pathTo } from '../../pages/paths.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { useVouchers } from '../shared/offers/useVouchers.ts';
import { usePageSubject } from '../shared/page/usePageSubject.ts';
import { toOfferDetails } from './toOfferDetails.ts';
import { useRedemptionWatch } from './useRedemptionWatch.ts';
import { useVoucherQr } from './useVoucherQr.ts';

/** `/offers/{id}`: one offer with the code that a till scans. Specification section 2. */
export function OfferDetailsRoute() {
  const messages = useMessages();
  const { id = '' } = useParams();
  const shown = useShownMember();
  const online = useOnline();
  const voucher = useVoucher(id);
  const qr = useVoucherQr(voucher.status === 'ready' ? voucher.data : null);
  const now = useServerNow((today) => [closeOfVenueDay(venueDay(today)).toISOString()]);
  const state = toOfferDetails(messages, voucher, {
    code: qr,
    holder: shown ? `${shown.member.first_name} ${shown.member.last_name}` : '',
    venue: shown?.venue ?? null,
    now,
  });
  usePageSubject(state.status === 'ready' ? state.offer.title : null);
  const isCodeOpen = state.status === 'ready' && state.qr.status === 'ready';
  useWakeLock(isCodeOpen);
  const redeemed = voucher.status === 'ready' ? voucher.data?.redeemed : null;
  useRedemptionWatch(isCodeOpen, redeemed, voucher.refresh);
  return (
    <OfferDetailsScreen
      layout={useLayout()}
      state={state}
      offersHref={pathTo('offers')}
      onRetry={voucher.retry}
      onRetryQr={online ? qr.retry : undefined}
    />
  );
}

/** The voucher with this id, or null if the member has none with it. */
function useVoucher(id: string): RemoteQuery<Voucher | null> & { refresh: () => Promise<void> } {
  const vouchers = useVouchers();
  const refresh = () => vouchers.refreshOne(id);
  if (vouchers.status !== 'ready') return { ...vouchers, refresh };
  const data = vouchers.data.find((voucher) => voucher.id === id) ?? null;
  return { ...vouchers, refresh, data };
}
