import type { KeyObject } from 'node:crypto';
import type { VoucherClaims } from '../../contract/vouchers/voucherCode.ts';

/** Creates the text of a voucher's QR code. */
export type VoucherCodeSigner = (claims: VoucherClaims) => string;

/** The Ed25519 public keys of codes: the current one first, then older ones whose codes are still valid. */
export type VoucherKeys = () => readonly KeyObject[];
