import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { OfferDetailsScreen } from '@casino/ui/screens/OfferDetails/OfferDetailsScreen.tsx';
import { useParams } from 'react-router-dom';
import type { RemoteQuery } from '../../lib/calls/useRemote.ts';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { useWakeLock } from '../../lib/device/useWakeLock.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { useVouchers } from '../shared/offers/useVouchers.ts';
import { toOfferDetails } from './toOfferDetails.ts';
import { useVoucherQr } from './useVoucherQr.ts';

/** `/offers/{id}`: one offer with the code that a till scans. Specification section 2. */
export function OfferDetailsRoute() {
  const messages = useMessages();
  const { id = '' } = useParams();
  const member = useShownMember()?.member;
  const online = useOnline();
  const voucher = useVoucher(id);
  const qr = useVoucherQr(voucher.status === 'ready' ? voucher.data : null);
  const holder = member ? `${member.first_name} ${member.last_name}` : '';
  const state = toOfferDetails(messages, voucher, qr, holder);
  useWakeLock(state.status === 'ready' && state.qr.status === 'ready');
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
function useVoucher(id: string): RemoteQuery<Voucher | null> {
  const vouchers = useVouchers();
  if (vouchers.status !== 'ready') return vouchers;
  return { ...vouchers, data: vouchers.data.find((voucher) => voucher.id === id) ?? null };
}
