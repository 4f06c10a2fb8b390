import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { offerEndsAt } from '@casino/functions/contract/vouchers/voucherStatus.ts';
import type { Offer } from '@casino/ui/screens/shared/offer.types.ts';
import { pathTo } from '../../../pages/paths.ts';
import type { VenueNames } from '../venues/venueNames.ts';
import { daysLeft } from './daysLeft.ts';

/**
 * Returns a voucher as lists show it.
 * @param names of the venues; without them, the offer names none
 */
export function toOffer(voucher: Voucher, names?: VenueNames): Offer {
  const { id, title, summary, locale, status, valuePence, validFrom, redeemed } = voucher;
  const category = voucher.game ?? voucher.category;
  const validUntil = offerEndsAt(voucher.validUntil).toISOString();
  const href = pathTo('offer', { id });
  return {
    ...{ id, href, title, summary, locale, category, status, valuePence, validFrom, validUntil },
    venueName: toVenueName(voucher.venueId ?? null, names),
    ...(redeemed && {
      redeemed: { at: redeemed.at, venueName: toVenueName(redeemed.venueId, names) },
    }),
  };
}

/** Returns a voucher that is not spent as lists show it at `now`, with the days that are left of it. */
export function toOpenOffer(voucher: Voucher, names: VenueNames, now: Date): Offer {
  const days = voucher.status === 'available' ? daysLeft(voucher.validUntil, now) : null;
  return { ...toOffer(voucher, names), ...(days !== null && { daysLeft: days }) };
}

function toVenueName(venueId: number | null, names?: VenueNames): string | null {
  return (venueId === null ? null : names?.get(venueId)) ?? null;
}
