import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { OfferDetailsScreen } from '@casino/ui/screens/OfferDetails/OfferDetailsScreen.tsx';
import { useParams } from 'react-router-dom';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { useWakeLock } from '../../lib/device/useWakeLock.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { useVoucher } from '../shared/offers/useVouchers.ts';
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
