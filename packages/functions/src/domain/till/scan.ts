import { createHash } from 'node:crypto';

/** A scan of a voucher with a member card, at a device of a venue. */
export interface Scan {
  /** `scanId` its device and request. */
  readonly id: string;
  /** The text of the code, or the letters below it. */
  readonly voucher: { readonly code: string } | { readonly letters: string };
  /** The number of the card that the member shows. */
  readonly customerNumber: string;
  readonly venueId: number;
  readonly deviceId: string;
  readonly at: Date;
  readonly isOffline: boolean;
}

/**
 * The id of a scan's record. Devices choose nonces independently, so the id names the device, too. It stands for the voucher and
 * the card as well: a nonce that is used again does not get the reply to another scan.
 */
export function scanId(
  deviceId: string,
  { nonce, voucher, customerNumber }: Pick<Scan, 'voucher' | 'customerNumber'> & { nonce: string },
): string {
  const text = JSON.stringify([deviceId, nonce, Object.entries(voucher), customerNumber]);
  return createHash('sha256').update(text).digest('base64url');
}
