import type { VoucherClaims } from '../../contract/vouchers/voucherCode.ts';

/** Creates the text of a voucher's QR code. */
export type VoucherCodeSigner = (claims: VoucherClaims) => string;
