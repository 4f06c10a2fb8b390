import type {
  NotRedeemed,
  ScanOutcome,
  ScanRefusal,
  TillVoucher,
} from '@casino/functions/contract/till/redemption.ts';
import { OFFLINE_DAYS } from '@casino/functions/contract/till/uploadScans.ts';
import { readVoucherCode } from '@casino/functions/contract/vouchers/voucherCode.ts';
import { fromBase64Url } from './base64Url.ts';
import type { Synced } from './synced.ts';

/** A decision without a connection. It knows the voucher that it accepts, and no more of the redemption. */
export type OfflineVerdict = ScanOutcome<{ readonly voucher: TillVoucher }>;

/** Verifies an Ed25519 signature. */
export type VerifySignature = (
  publicKey: Uint8Array<ArrayBuffer>,
  text: string,
  signature: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;

/**
 * Decides about a voucher without a connection, in the order of `SCAN_REFUSALS`. The till accepts only a voucher of the
 * list that it loaded lately, which this member has not used as far as the till knows. It does not know whether the member
 * is blocked.
 * @param synced what the last synchronisation loaded, with the uses of the scans that wait; null before the first
 * @param venueId the venue of the device
 * @param now the server's clock
 */
export async function decideOffline(
  { code, customerNumber }: { readonly code: string; readonly customerNumber: string },
  {
    synced,
    venueId,
    now,
  }: { readonly synced: Synced | null; readonly venueId: number; readonly now: Date },
  verify: VerifySignature,
): Promise<OfflineVerdict> {
  const read = readVoucherCode(code);
  if (read === null) return refused('unreadable');
  if (synced === null) return refused('online-only');
  const key = synced.keys.find(({ id }) => id === read.keyId);
  if (key === undefined) return refused('unknown-key');
  const isGenuine = await verify(fromBase64Url(key.publicKey), read.signedPart, read.signature);
  if (!isGenuine) return refused('forged');
  const { claims } = read;
  if (claims.customerNumber !== customerNumber) return refused('another-member');

  const listed = synced.vouchers.find(({ voucher }) => voucher.id === claims.voucherId) ?? null;
  const voucher = listed?.voucher ?? null;
  const end = earlier(
    claims.expiresAt,
    listed === null ? claims.expiresAt : new Date(listed.endsAt),
  );
  if (now >= end) return refused('expired', voucher, end.toISOString());
  if (listed === null) return refused('online-only');
  if (now < new Date(listed.validFrom)) return refused('not-yet', voucher, listed.validFrom);
  if (listed.venueId !== null && listed.venueId !== venueId)
    return refused('another-venue', voucher);
  const use = synced.uses.find(
    (each) =>
      each.voucherId === claims.voucherId &&
      each.customerNumber === customerNumber &&
      !each.isReversed,
  );
  if (use) {
    return { outcome: 'already', voucher: listed.voucher, at: use.at, venueId: use.venueId };
  }
  if (isOutdated(synced, now)) return refused('online-only', voucher);
  return { outcome: 'redeemed', redemption: { voucher: listed.voucher } };
}

function isOutdated(synced: Synced, now: Date): boolean {
  return now.getTime() - Date.parse(synced.now) > OFFLINE_DAYS * 24 * 3_600_000;
}

function refused(
  reason: ScanRefusal,
  voucher: TillVoucher | null = null,
  at: string | null = null,
): NotRedeemed {
  return { outcome: 'refused', reason, voucher, at };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
