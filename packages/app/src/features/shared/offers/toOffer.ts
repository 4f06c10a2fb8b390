import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { offerEndsAt } from '@casino/functions/contract/vouchers/voucherStatus.ts';
import type { Offer } from '@casino/ui/screens/shared/offer.types.ts';
import { pathTo } from '../../../pages/paths.ts';

/** Returns a voucher as lists show it. */
export function toOffer(voucher: Voucher): Offer {
  const { id, title, summary, category, status, valuePence, validFrom } = voucher;
  const validUntil = offerEndsAt(voucher.validUntil).toISOString();
  const href = pathTo('offer', { id });
  return { id, href, title, summary, category, status, valuePence, validFrom, validUntil };
}
