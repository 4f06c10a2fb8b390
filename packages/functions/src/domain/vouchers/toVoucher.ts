import { venueOfHomeCasino } from '../../contract/rules/membership.ts';
import type { Voucher } from '../../contract/vouchers/getAllVouchers.ts';
import { voucherStatus } from '../../contract/vouchers/voucherStatus.ts';
import type { StoredVoucher } from '../ports/memberService.ts';

/** A stored voucher as its member sees it at `now`. */
export function toVoucher(
  { crmId, location, usedAt, usedVenueId, offline, ...voucher }: StoredVoucher,
  now: Date,
): Voucher {
  return {
    ...voucher,
    status: voucherStatus({ ...voucher, usedAt }, now),
    venueId: venueOfHomeCasino(location),
    ...(usedAt !== null && { redeemed: { at: usedAt, venueId: usedVenueId ?? null } }),
  };
}
