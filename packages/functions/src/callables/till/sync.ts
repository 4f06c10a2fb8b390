import { inUtc } from '../../contract/rules/calendar.ts';
import type { Redemption } from '../../contract/till/redemption.ts';
import { type KnownUse, MAX_SYNCED, syncContract } from '../../contract/till/sync.ts';
import { offerEndsAt } from '../../contract/vouchers/voucherStatus.ts';
import type { StoredVoucher } from '../../domain/ports/memberService.ts';
import { toTillVoucher } from '../../domain/till/toTillVoucher.ts';
import { toTillKey } from '../../domain/voucherCode/keyId.ts';
import { config } from '../../runtime/config.ts';
import { defineTillCallable } from './defineTillCallable.ts';

/** A record is visible a moment after its time, so that two replies overlap. */
const OVERLAP_SECONDS = 60;

/** What a device needs to decide without a connection. docs/till.md. */
export const sync = defineTillCallable(
  syncContract,
  { rateLimit: { calls: 30, seconds: 60 }, secrets: [config.voucherSigningKey] },
  async ({ device, request, services, now }) => {
    const { redemptions, tillDevices } = services;
    const since = request.since
      ? inUtc(request.since).subtract(OVERLAP_SECONDS, 'second')
      : inUtc(now).subtract(1, 'day');
    const [uses, vouchers] = await Promise.all([
      redemptions.findUsesAt(device.venueId, since.toDate(), MAX_SYNCED),
      request.withVouchers
        ? redemptions.findOfflineVouchers(device.venueId, now, MAX_SYNCED)
        : null,
      tillDevices.noteSync(device.id, request.waiting, now),
    ]);
    return {
      now: now.toISOString(),
      keys: services.voucherKeys().map(toTillKey),
      uses: uses.redemptions.map(toKnownUse),
      vouchers: vouchers?.map(toOfflineVoucher) ?? null,
    };
  },
);

function toKnownUse({ id, voucher, reversal, ...redemption }: Redemption): KnownUse {
  const { customerNumber, at, venueId } = redemption;
  return {
    redemptionId: id,
    voucherId: voucher.id,
    customerNumber,
    at,
    venueId,
    isReversed: reversal !== null,
  };
}

function toOfflineVoucher(voucher: StoredVoucher) {
  return {
    voucher: toTillVoucher(voucher),
    validFrom: voucher.validFrom,
    endsAt: offerEndsAt(voucher.validUntil).toISOString(),
    venueId: voucher.location,
  };
}
