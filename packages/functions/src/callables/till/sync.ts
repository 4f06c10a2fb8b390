import { inUtc } from '../../contract/rules/calendar.ts';
import type { Redemption } from '../../contract/till/redemption.ts';
import { type KnownUse, MAX_SYNCED, SYNC_DAYS, syncContract } from '../../contract/till/sync.ts';
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
    const earliest = inUtc(now).subtract(SYNC_DAYS, 'day').toDate();
    const asked = inUtc(request.since ?? earliest)
      .subtract(OVERLAP_SECONDS, 'second')
      .toDate();
    const since = asked > earliest ? asked : earliest;
    const page = { after: request.cursor ?? null, limit: MAX_SYNCED };
    const [uses, vouchers] = await Promise.all([
      redemptions.findChangesAt(device.venueId, since, page),
      request.withVouchers
        ? redemptions.findOfflineVouchers(device.venueId, now, MAX_SYNCED)
        : null,
      tillDevices.noteSync(device.id, request.waiting, now),
    ]);
    return {
      now: now.toISOString(),
      keys: services.voucherKeys().map(toTillKey),
      uses: uses.redemptions.map(toKnownUse),
      next: uses.next,
      vouchers:
        vouchers?.filter((each) => isKnowable(each, earliest)).map(toOfflineVoucher) ?? null,
    };
  },
);

/** A used personal voucher leaves the list. Of an offer to everyone, a till must know all uses. */
function isKnowable({ audience, validFrom }: StoredVoucher, earliest: Date): boolean {
  return audience === 'personal' || new Date(validFrom) >= earliest;
}

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
