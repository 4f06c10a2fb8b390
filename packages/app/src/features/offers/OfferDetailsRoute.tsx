import { OfferDetailsScreen, useMessages } from '@casino/ui';
import { useParams } from 'react-router-dom';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';
import { findVoucher, toOfferDetails } from './toOfferDetails.ts';
import { useVoucherQr } from './useVoucherQr.ts';
import { useVouchers } from './useVouchers.ts';

/** `/offers/{id}`: one offer with the code that a till scans. Specification section 2. */
export function OfferDetailsRoute() {
  const messages = useMessages();
  const { id = '' } = useParams();
  const vouchers = useVouchers();
  const qr = useVoucherQr(findVoucher(vouchers, id));
  return (
    <OfferDetailsScreen
      layout={useLayout()}
      state={toOfferDetails(messages, vouchers, id, qr)}
      offersHref={pathTo('offers')}
      onRetry={vouchers.retry}
      onRetryQr={qr.retry}
    />
  );
}
