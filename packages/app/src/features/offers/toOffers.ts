import type { Voucher } from '@casino/functions/contract';
import type { Messages, OffersState } from '@casino/ui';
import { unreadyState } from '../../lib/failure.ts';
import type { Remote } from '../../lib/remote.ts';
import { toOffer } from './toOffer.ts';

/** Returns the state of "My Exclusive Offers", in the order of the backend. */
export function toOffers(messages: Messages, vouchers: Remote<readonly Voucher[]>): OffersState {
  if (vouchers.status !== 'ready') return unreadyState(messages, vouchers);
  if (vouchers.data.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    mine: vouchers.data.filter(({ audience }) => audience === 'personal').map(toOffer),
    others: vouchers.data.filter(({ audience }) => audience === 'everyone').map(toOffer),
  };
}
