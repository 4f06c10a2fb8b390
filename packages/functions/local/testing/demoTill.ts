import { createPublicKey } from 'node:crypto';
import {
  type VoucherCodeVerdict,
  verifyVoucherCode,
} from '../../src/domain/voucherCode/verifyVoucherCode.ts';
import { DEMO_SIGNING_KEY } from '../callables/demoSigningKey.ts';
import { readQrCode } from './readQrCode.ts';

const publicKeys = [createPublicKey(DEMO_SIGNING_KEY)];

/** A till of the demo, with a scanner, and without a connection or a single voucher redeemed. */
export const demoTill = {
  /** The text of the QR code in a PNG, such as a photograph of a screen. Throws where it finds none. */
  scan: (png: Buffer): string => readQrCode(png).text,
  /** Judges a code that whoever holds this customer number shows now. */
  verify: (text: string, customerNumber: string): VoucherCodeVerdict =>
    verifyVoucherCode(text, {
      publicKeys,
      now: new Date(),
      customerNumber,
      isRedeemed: () => false,
    }),
};
