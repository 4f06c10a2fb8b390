/** The claims of a voucher code. */
export interface VoucherClaims {
  readonly voucherId: string;
  /** The customer number of the member who got the code. */
  readonly customerNumber: string;
  /** The instant from which the code is invalid, in whole seconds. */
  readonly expiresAt: Date;
}

/** Creates the text of a voucher's QR code. */
export type VoucherCodeSigner = (claims: VoucherClaims) => string;
