import { createPublicKey } from 'node:crypto';
import { DEMO_SIGNING_KEY } from '../../local/environment/demoSigningKey.ts';
import {
  type VoucherCodeVerdict,
  verifyVoucherCode,
} from '../../src/domain/voucherCode/verifyVoucherCode.ts';
import { readQrCode } from './readQrCode.ts';

const publicKeys = [createPublicKey(DEMO_SIGNING_KEY)];

/** A till of the demo with a scanner. It works offline, and no voucher is redeemed. */
export const demoTill = {
  /** Returns the text of the QR code in a PNG, such as a photograph of a screen. Throws if it finds no code. */
  scan: (png: Buffer): string => readQrCode(png).text,
  /** Verifies a code that the member with this customer number shows now. */
  verify: (text: string, customerNumber: string): VoucherCodeVerdict =>
    verifyVoucherCode(text, {
      publicKeys,
      now: new Date(),
      customerNumber,
      isRedeemed: () => false,
    }),
};
