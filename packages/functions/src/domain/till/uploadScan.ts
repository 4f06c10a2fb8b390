import type { UploadOutcome } from '../../contract/till/redemption.ts';
import type { OfflineScan } from '../../contract/till/uploadScans.ts';
import type { EnrolledDevice, TillEntry } from '../ports/till.ts';
import { type RedeemServices, redeemScan, toEntry } from './redeemScan.ts';
import { resolveScan } from './resolveScan.ts';
import { type Scan, scanIdOf } from './scan.ts';
import { toTillVoucher } from './toTillVoucher.ts';

/**
 * Stores a scan that a device decided without a connection. What the device accepted is a redemption, or a conflict if
 * the voucher was not free: the member was served in any case. A scan of a revoked device redeems nothing.
 * @param clockErrorMs what to add to the times of the device
 */
export async function uploadScan(
  { nonce, code, customerNumber, at, refusal }: OfflineScan,
  device: Pick<EnrolledDevice, 'id' | 'venueId' | 'revokedAt'>,
  { clockErrorMs, now }: { readonly clockErrorMs: number; readonly now: Date },
  services: RedeemServices,
): Promise<UploadOutcome> {
  const scan: Scan = {
    id: scanIdOf(device.id, nonce),
    voucher: { code },
    customerNumber,
    venueId: device.venueId,
    deviceId: device.id,
    at: new Date(Math.min(Date.parse(at) + clockErrorMs, now.getTime())),
    isOffline: true,
  };
  // The server may have refused the same scan before the connection was lost.
  const id = scanIdOf(device.id, `${nonce}:offline`);
  const known = await services.tillLog.find(id);
  if (known) return outcomeOf(known);
  const entry =
    refusal !== null || device.revokedAt !== null
      ? await undecided(scan, refusal ?? 'device-revoked', services)
      : await decided(scan, services);
  if ('outcome' in entry) return entry;
  const kind = refusal === null ? 'conflict' : 'refused';
  const stored: TillEntry = { ...entry, id, kind };
  await services.tillLog.add(stored);
  return outcomeOf(stored);
}

async function decided(scan: Scan, services: RedeemServices): Promise<UploadOutcome | TillEntry> {
  const outcome = await redeemScan(scan, services);
  return outcome.outcome === 'redeemed' ? outcome : toEntry(scan, outcome);
}

/** The record of a scan that redeems nothing. */
async function undecided(
  scan: Scan,
  reason: TillEntry['reason'],
  services: RedeemServices,
): Promise<TillEntry> {
  const { voucher } = await resolveScan(scan, services);
  const { id, venueId, deviceId, customerNumber, at, isOffline } = scan;
  return {
    id,
    kind: 'refused',
    reason,
    venueId,
    deviceId,
    customerNumber,
    at,
    isOffline,
    voucher: voucher && toTillVoucher(voucher),
    otherAt: null,
    otherVenueId: null,
  };
}

function outcomeOf({ kind, reason }: TillEntry): UploadOutcome {
  return kind === 'conflict' ? { outcome: 'conflict', reason } : { outcome: 'noted' };
}
