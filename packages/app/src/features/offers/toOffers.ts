import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { OffersState } from '@casino/ui/screens/Offers/Offers.types.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { toOffer } from '../shared/offers/toOffer.ts';
import type { VenueNames } from '../shared/venues/venueNames.ts';

/** Returns the state of "My Exclusive Offers". Each list has the order of the backend. */
export function toOffers(
  messages: Messages,
  vouchers: Remote<readonly Voucher[]>,
  names: VenueNames,
): OffersState {
  if (vouchers.status !== 'ready') return unreadyState(messages, vouchers);
  if (vouchers.data.length === 0) return { status: 'empty' };
  const toListed = (voucher: Voucher) => toOffer(voucher, names);
  const open = vouchers.data.filter((voucher) => !isSpent(voucher));
  return {
    status: 'ready',
    mine: open.filter(({ audience }) => audience === 'personal').map(toListed),
    others: open.filter(({ audience }) => audience === 'everyone').map(toListed),
    spent: vouchers.data.filter(isSpent).map(toListed),
  };
}

function isSpent({ status }: Voucher): boolean {
  return status === 'used' || status === 'expired';
}
