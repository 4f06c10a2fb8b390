import { inUtc } from '../../contract/rules/calendar.ts';
import type { Redemption, UploadOutcome } from '../../contract/till/redemption.ts';
import { REVERSAL_MINUTES } from '../../contract/till/redemption.ts';
import { type OfflineScan, UPLOAD_DAYS } from '../../contract/till/uploadScans.ts';
import type { EnrolledDevice, StoredEntry, TillEntry } from '../ports/till.ts';
import { type RedeemServices, redeemScan, toEntry } from './redeemScan.ts';
import { resolveScan } from './resolveScan.ts';
import { reverseRedemption } from './reverseRedemption.ts';
import { type Scan, scanId } from './scan.ts';
import { toTillVoucher } from './toTillVoucher.ts';

const MINUTE_MS = 60_000;
/** A scan can seem older than its device by the duration of a request. */
const ENROLMENT_SLACK_MS = MINUTE_MS;
/** A reversal can just miss an upload that has begun, and the synchronisation after it. */
const REPORT_SLACK_MS = 2 * MINUTE_MS;

interface Times {
  /** What to add to the times of the device, in milliseconds. */
  readonly clockErrorMs: number;
  readonly now: Date;
}

export interface Upload {
  readonly device: Pick<
    EnrolledDevice,
    'id' | 'venueId' | 'revokedAt' | 'enrolledAt' | 'lastSyncAt'
  >;
  readonly times: Times;
}

/**
 * Stores a scan that a device decided without a connection. What the device accepted is a redemption, or a conflict if
 * the voucher was not free: the member was served in any case, unless the device took the scan back. A scan of a revoked
 * device redeems nothing, and neither does one whose claimed time cannot be true.
 */
export async function uploadScan(
  uploaded: OfflineScan,
  upload: Upload,
  services: RedeemServices,
): Promise<UploadOutcome> {
  const { nonce, code, customerNumber, refusal, reversal } = uploaded;
  const { device, times } = upload;
  const voucher = { code };
  const toRecordId = (kind: string) =>
    scanId(device.id, { nonce: `${nonce}:${kind}`, voucher, customerNumber });
  const scan: Scan = {
    id: scanId(device.id, { nonce, voucher, customerNumber }),
    voucher,
    customerNumber,
    venueId: device.venueId,
    deviceId: device.id,
    at: toServerTime(uploaded.at, times),
    isOffline: true,
  };
  // The server may have refused the same scan before the connection was lost.
  const id = toRecordId('offline');
  const reason = refusal ?? refusalOfTime(scan.at, upload);
  const [known, redeemed] = await Promise.all([
    services.tillLog.find(id),
    refusal === null ? findEarlierRedemption(scan, reason !== null, services) : null,
  ]);
  if (known) return outcomeAfter(known, uploaded, upload, services);
  const back = { recordId: toRecordId('back'), scan, upload, services };
  if (redeemed) return reversal ? takenBack(redeemed, reversal, true, back) : toRedeemed(redeemed);
  const entry =
    reason === null ? await decided(scan, services) : await undecided(scan, reason, services);
  if ('outcome' in entry) {
    return reversal && entry.outcome === 'redeemed'
      ? takenBack(entry.redemption, reversal, false, back)
      : entry;
  }
  const kind = refusal === null && !reversal ? 'conflict' : 'refused';
  await services.tillLog.add({ ...entry, id, kind });
  return toUploadOutcome({ kind, reason: entry.reason });
}

/** The server's time of a device's time, not later than now. */
export function toServerTime(at: string, { clockErrorMs, now }: Times): Date {
  const time = Math.min(Date.parse(at) + clockErrorMs, now.getTime());
  // The store keeps no year before 1.
  return new Date(Math.max(time, 0));
}

/**
 * The redemption that a scan got before the connection was lost.
 * @param isLast true if the scan redeems nothing any more: a service that does not answer must not hold it up
 */
async function findEarlierRedemption(
  { id }: Scan,
  isLast: boolean,
  { redemptions }: RedeemServices,
): Promise<Redemption | null> {
  return redemptions.findRedemption(id).catch((error: unknown) => {
    if (isLast) return null;
    throw error;
  });
}

/** Why a scan of this time redeems nothing, or null. */
function refusalOfTime(at: Date, { device, times }: Upload): 'device-revoked' | 'too-old' | null {
  if (device.revokedAt !== null) return 'device-revoked';
  const isBefore = at.getTime() < Date.parse(device.enrolledAt) - ENROLMENT_SLACK_MS;
  const earliest = inUtc(times.now).subtract(UPLOAD_DAYS, 'day').toDate();
  return isBefore || at < earliest ? 'too-old' : null;
}

/** The outcome of a scan that is recorded already. A conflict that the device took back is closed: nobody was served. */
async function outcomeAfter(
  known: StoredEntry,
  { reversal }: OfflineScan,
  upload: Upload,
  { tillLog }: RedeemServices,
): Promise<UploadOutcome> {
  if (known.kind !== 'conflict') return toUploadOutcome(known);
  if (known.reversal) return { outcome: 'noted' };
  if (!reversal) return toUploadOutcome(known);
  const at = toServerTime(reversal.at, upload.times);
  const isInTime = minutesBetween(known.at, at) <= REVERSAL_MINUTES;
  if (!isInTime || !isCredible(at, known.recordedAt, upload)) return toUploadOutcome(known);
  await tillLog.addReversal(known.id, { at, reason: reversal.reason });
  return { outcome: 'noted' };
}

function minutesBetween(one: Date, other: Date): number {
  return (other.getTime() - one.getTime()) / MINUTE_MS;
}

/**
 * True if a device can have taken back at this time what the server knew since `recordedAt`. A device reports a reversal
 * with its next connection, so that one before its last connection is dated back.
 */
function isCredible(at: Date, recordedAt: Date, { device, times }: Upload): boolean {
  if (minutesBetween(recordedAt, times.now) <= REVERSAL_MINUTES) return true;
  const { lastSyncAt } = device;
  return lastSyncAt !== null && at.getTime() >= Date.parse(lastSyncAt) - REPORT_SLACK_MS;
}

interface TakeBack {
  readonly recordId: string;
  readonly scan: Scan;
  readonly upload: Upload;
  readonly services: RedeemServices;
}

/**
 * The outcome after the device's reversal, which counts at its claimed time. One that came too late changes nothing, and
 * is a conflict: the device offered the voucher again.
 * @param isKnown true if the server knew the redemption before this upload
 */
async function takenBack(
  redemption: Redemption,
  reversal: NonNullable<OfflineScan['reversal']>,
  isKnown: boolean,
  { recordId, scan, upload, services }: TakeBack,
): Promise<UploadOutcome> {
  if (redemption.reversal) return toRedeemed(redemption);
  const { device, times } = upload;
  const at = toServerTime(reversal.at, times);
  const recordedAt = new Date(redemption.recordedAt ?? redemption.at);
  const isLate = device.revokedAt !== null || (isKnown && !isCredible(at, recordedAt, upload));
  const request = { redemptionId: redemption.id, reason: reversal.reason, device, now: at };
  const result = isLate
    ? 'too-late'
    : await reverseRedemption({ ...request, role: 'till' }, services);
  if (typeof result !== 'string') return toRedeemed(result);
  await services.tillLog.add({
    ...toTillEntry(scan, 'too-late', redemption.voucher),
    id: recordId,
    kind: 'conflict',
  });
  return toRedeemed(redemption);
}

function toRedeemed(redemption: Redemption): UploadOutcome {
  return { outcome: 'redeemed', redemption };
}

async function decided(scan: Scan, services: RedeemServices): Promise<UploadOutcome | TillEntry> {
  const outcome = await redeemScan(scan, services);
  return outcome.outcome === 'redeemed' ? outcome : toEntry(scan, outcome);
}

/** The record of a scan that redeems nothing. It names the voucher if it can be found. */
async function undecided(
  scan: Scan,
  reason: TillEntry['reason'],
  services: RedeemServices,
): Promise<TillEntry> {
  const { voucher } = await resolveScan(scan, services).catch(() => ({ voucher: null }));
  return toTillEntry(scan, reason, voucher && toTillVoucher(voucher));
}

function toTillEntry(
  { id, venueId, deviceId, customerNumber, at, isOffline }: Scan,
  reason: TillEntry['reason'],
  voucher: TillEntry['voucher'],
): TillEntry {
  return {
    id,
    kind: 'refused',
    reason,
    venueId,
    deviceId,
    customerNumber,
    at,
    isOffline,
    voucher,
    otherAt: null,
    otherVenueId: null,
  };
}

function toUploadOutcome({ kind, reason }: Pick<TillEntry, 'kind' | 'reason'>): UploadOutcome {
  return kind === 'conflict' ? { outcome: 'conflict', reason } : { outcome: 'noted' };
}
