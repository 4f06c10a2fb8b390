import { createHash } from 'node:crypto';

/** A scan of a voucher with a member card, at a device of a venue. */
export interface Scan {
  /** `scanIdOf` its device and nonce. */
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

/** The id of a scan's record. Devices choose nonces alone, so the id names the device, too. */
export function scanIdOf(deviceId: string, nonce: string): string {
  return createHash('sha256').update(`${deviceId}:${nonce}`).digest('base64url');
}
