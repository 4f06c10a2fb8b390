/** A voucher that staff have scanned, or named by its letters. */
export type VoucherInput = { readonly code: string } | { readonly letters: string };

/** A redemption to request. The nonce identifies it, so that a repeated request redeems nothing twice. */
export interface ScanRequest {
  readonly nonce: string;
  readonly voucher: VoucherInput;
  readonly customerNumber: string;
}
