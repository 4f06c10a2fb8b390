import type { UploadOutcome } from '../../contract/till/redemption.ts';
import type { OfflineScan } from '../../contract/till/uploadScans.ts';
import type { EnrolledDevice, TillEntry } from '../ports/till.ts';
import { type RedeemServices, redeemScan, toEntry } from './redeemScan.ts';
import { resolveScan } from './resolveScan.ts';
import { reverseRedemption } from './reverseRedemption.ts';
import { type Scan, scanIdOf } from './scan.ts';
import { toTillVoucher } from './toTillVoucher.ts';

interface Times {
  /** What to add to the times of the device, in milliseconds. */
  readonly clockErrorMs: number;
  readonly now: Date;
}

/**
 * Stores a scan that a device decided without a connection. What the device accepted is a redemption, or a conflict if
 * the voucher was not free: the member was served in any case, unless the device took the scan back. A scan of a revoked
 * device redeems nothing.
 */
export async function uploadScan(
  { nonce, code, customerNumber, at, refusal, reversal }: OfflineScan,
  device: Pick<EnrolledDevice, 'id' | 'venueId' | 'revokedAt'>,
  times: Times,
  services: RedeemServices,
): Promise<UploadOutcome> {
  const voucher = { code };
  const scan: Scan = {
    id: scanIdOf(device.id, { nonce, voucher, customerNumber }),
    voucher,
    customerNumber,
    venueId: device.venueId,
    deviceId: device.id,
    at: serverTimeOf(at, times),
    isOffline: true,
  };
  // The server may have refused the same scan before the connection was lost.
  const id = scanIdOf(device.id, { nonce: `${nonce}:offline`, voucher, customerNumber });
  const known = await services.tillLog.find(id);
  if (known) return outcomeOf(known);
  const entry =
    refusal !== null || device.revokedAt !== null
      ? await undecided(scan, refusal ?? 'device-revoked', services)
      : await decided(scan, services);
  if ('outcome' in entry) {
    return reversal ? takenBack(entry, reversal, { device, times }, services) : entry;
  }
  const kind = refusal === null && !reversal ? 'conflict' : 'refused';
  const stored: TillEntry = { ...entry, id, kind };
  await services.tillLog.add(stored);
  return outcomeOf(stored);
}

function serverTimeOf(at: string, { clockErrorMs, now }: Times): Date {
  return new Date(Math.min(Date.parse(at) + clockErrorMs, now.getTime()));
}

/** The outcome after the device's reversal, which counts at its real time. One that came too late changes nothing. */
async function takenBack(
  outcome: UploadOutcome,
  { at, reason }: NonNullable<OfflineScan['reversal']>,
  {
    device,
    times,
  }: { readonly device: Pick<EnrolledDevice, 'id' | 'venueId'>; readonly times: Times },
  services: RedeemServices,
): Promise<UploadOutcome> {
  if (outcome.outcome !== 'redeemed') return outcome;
  const request = { redemptionId: outcome.redemption.id, reason, device, role: 'till' } as const;
  const result = await reverseRedemption({ ...request, now: serverTimeOf(at, times) }, services);
  return typeof result === 'string' ? outcome : { outcome: 'redeemed', redemption: result };
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
