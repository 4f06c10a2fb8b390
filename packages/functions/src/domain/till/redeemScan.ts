import {
  type NotRedeemed,
  SCAN_REFUSALS,
  type ScanOutcome,
  type ScanRefusal,
} from '../../contract/till/redemption.ts';
import type { StoredVoucher } from '../ports/memberService.ts';
import type { Services } from '../ports/services.ts';
import type { TillEntry } from '../ports/till.ts';
import { type ResolveServices, resolveScan } from './resolveScan.ts';
import type { Scan } from './scan.ts';
import { toTillVoucher } from './toTillVoucher.ts';

export type RedeemServices = ResolveServices & Pick<Services, 'redemptions' | 'tillLog'>;

/** Redeems the voucher of a scan with a connection, and records every other outcome. */
export async function redeemAtTill(scan: Scan, services: RedeemServices): Promise<ScanOutcome> {
  const outcome = await redeemScan(scan, services);
  if (outcome.outcome !== 'redeemed') await services.tillLog.add(toEntry(scan, outcome));
  return outcome;
}

/**
 * Redeems the voucher of a scan once per member, and records nothing else. A repeated scan, with the same id, gets the
 * outcome that was stored, even after a lost reply.
 */
export async function redeemScan(scan: Scan, services: RedeemServices): Promise<ScanOutcome> {
  const [redemption, entry, found] = await Promise.all([
    services.redemptions.findRedemption(scan.id),
    services.tillLog.find(scan.id),
    resolveScan(scan, services),
  ]);
  if (redemption) return { outcome: 'redeemed', redemption };
  if (entry) return toScanOutcome(entry);
  return 'refusal' in found
    ? toRefused(found.refusal, found.voucher, found.at)
    : redeem(scan, { voucher: found.voucher, crmId: found.member.id }, services);
}

async function redeem(
  scan: Scan,
  { voucher, crmId }: { readonly voucher: StoredVoucher; readonly crmId: string },
  { redemptions }: RedeemServices,
): Promise<ScanOutcome> {
  const { usedAt, usedVenueId, location } = voucher;
  // Another system may have recorded the use, such as the group's own till.
  if (usedAt !== null) return toAlready(voucher, usedAt, usedVenueId ?? location);
  const { id, customerNumber, venueId, at, isOffline, deviceId } = scan;
  const use = { id, voucher, crmId, customerNumber, venueId, at, isOffline, deviceId };
  const result = await redemptions.redeem(use);
  if (result.status === 'not-offered') return toRefused('not-offered', voucher, null);
  const { redemption } = result;
  return result.status === 'redeemed'
    ? { outcome: 'redeemed', redemption }
    : toAlready(voucher, redemption.at, redemption.venueId);
}

function toRefused(
  reason: ScanRefusal,
  voucher: StoredVoucher | null,
  at: Date | null,
): NotRedeemed {
  return {
    outcome: 'refused',
    reason,
    voucher: voucher && toTillVoucher(voucher),
    at: at?.toISOString() ?? null,
  };
}

function toAlready(voucher: StoredVoucher, at: string, venueId: number): NotRedeemed {
  return { outcome: 'already', voucher: toTillVoucher(voucher), at, venueId };
}

/** The record of a scan without a redemption. */
export function toEntry(scan: Scan, outcome: NotRedeemed): TillEntry {
  const { id, venueId, deviceId, customerNumber, at, isOffline } = scan;
  const isAlready = outcome.outcome === 'already';
  return {
    id,
    kind: outcome.outcome,
    reason: isAlready ? 'already' : outcome.reason,
    venueId,
    deviceId,
    customerNumber,
    at,
    isOffline,
    voucher: outcome.voucher,
    otherAt: outcome.at,
    otherVenueId: isAlready ? outcome.venueId : null,
  };
}

function toScanOutcome({ reason, voucher, otherAt, otherVenueId }: TillEntry): ScanOutcome {
  if (voucher !== null && otherAt !== null && otherVenueId !== null) {
    return { outcome: 'already', voucher, at: otherAt, venueId: otherVenueId };
  }
  const refusal = SCAN_REFUSALS.find((each) => each === reason);
  if (refusal === undefined) {
    throw new Error(`A record of a scan has the reason ${reason} and no redemption.`);
  }
  return { outcome: 'refused', reason: refusal, voucher, at: otherAt };
}
