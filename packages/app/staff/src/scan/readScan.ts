import {
  CUSTOMER_NUMBER,
  normalCustomerNumber,
} from '@casino/functions/contract/rules/typedValues.ts';
import { readVoucherCode } from '@casino/functions/contract/vouchers/voucherCode.ts';

/** What a scanned text is. A member card contains only its number: docs/qr-codes.md. */
export type Scan =
  | { readonly kind: 'voucher'; readonly code: string }
  | { readonly kind: 'member'; readonly customerNumber: string }
  /** Neither: not a code of ours, or a damaged one. */
  | { readonly kind: 'unreadable' };

/** Sorts a scanned or typed text. It verifies nothing. A number has a digit, so that a word is none. */
export function readScan(scanned: string): Scan {
  const text = scanned.trim();
  if (readVoucherCode(text) !== null) return { kind: 'voucher', code: text };
  const customerNumber = normalCustomerNumber(text);
  if (CUSTOMER_NUMBER.test(customerNumber) && /\d/.test(customerNumber)) {
    return { kind: 'member', customerNumber };
  }
  return { kind: 'unreadable' };
}
