import { readVoucherCode } from '@casino/functions/contract/vouchers/voucherCode.ts';

/** What a scanned text is. A member card contains only its number: docs/qr-codes.md. */
export type Scan =
  | { readonly kind: 'voucher'; readonly code: string }
  | { readonly kind: 'member'; readonly customerNumber: string }
  /** Neither: not a code of ours, or a damaged one. */
  | { readonly kind: 'unreadable' };

/** Groups write their numbers in different ways. A number has a digit, and neither dots nor slashes as links do. */
const CUSTOMER_NUMBER = /^(?=.*\d)[\dA-Za-z][\dA-Za-z-]{0,63}$/;

/** Sorts a scanned text. It verifies nothing. */
export function readScan(scanned: string): Scan {
  const text = scanned.trim();
  if (readVoucherCode(text) !== null) return { kind: 'voucher', code: text };
  if (CUSTOMER_NUMBER.test(text)) return { kind: 'member', customerNumber: text };
  return { kind: 'unreadable' };
}
