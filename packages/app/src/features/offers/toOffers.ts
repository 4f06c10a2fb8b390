import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { OffersState } from '@casino/ui/screens/Offers/Offers.types.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { toOffer, toOpenOffer } from '../shared/offers/toOffer.ts';
import type { VenueNames } from '../shared/venues/venueNames.ts';

/**
 * Returns the state of "My Exclusive Offers". Offers that can be used come first, the one that ends first at the top;
 * then those to come, by their start. The spent ones have the order of the backend.
 */
export function toOffers(
  messages: Messages,
  vouchers: Remote<readonly Voucher[]>,
  names: VenueNames,
  now: Date,
): OffersState {
  if (vouchers.status !== 'ready') return unreadyState(messages, vouchers);
  if (vouchers.data.length === 0) return { status: 'empty' };
  const open = vouchers.data.filter((voucher) => !isSpent(voucher)).sort(byReadiness);
  const openVouchers = (wanted: Voucher['audience']) =>
    open
      .filter(({ audience }) => audience === wanted)
      .map((voucher) => toOpenOffer(voucher, names, now));
  return {
    status: 'ready',
    mine: openVouchers('personal'),
    others: openVouchers('everyone'),
    spent: vouchers.data.filter(isSpent).map((voucher) => toOffer(voucher, names)),
  };
}

function byReadiness(a: Voucher, b: Voucher): number {
  if (a.status !== b.status) return a.status === 'available' ? -1 : 1;
  return a.status === 'available'
    ? Date.parse(a.validUntil) - Date.parse(b.validUntil)
    : Date.parse(a.validFrom) - Date.parse(b.validFrom);
}

function isSpent({ status }: Voucher): boolean {
  return status === 'used' || status === 'expired';
}
