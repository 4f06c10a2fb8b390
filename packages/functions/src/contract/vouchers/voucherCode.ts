import { fromBase32 } from './base32.ts';

/** The code's kind with its layout version. */
const CODE_KIND = 'MET1';
/** Occurs in no part: parts that might contain it are percent-encoded. */
export const SEPARATOR = '.';
/** The base of the seconds since 1970, in capitals. */
const SECONDS_BASE = 36;

/** The claims of a voucher code. */
export interface VoucherClaims {
  readonly voucherId: string;
  /** The customer number of the member who got the code. */
  readonly customerNumber: string;
  /** The instant from which the code is invalid, in whole seconds. */
  readonly expiresAt: Date;
}

/** A code that was read, and is not verified. */
export interface ReadVoucherCode {
  /** Names the public key of the signature. */
  readonly keyId: string;
  readonly claims: VoucherClaims;
  /** The text that the signature is of. */
  readonly signedPart: string;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** The signed text: the code without its signature. */
export function signedPart(claims: VoucherClaims, keyId: string): string {
  const seconds = Math.floor(claims.expiresAt.getTime() / 1_000);
  return [
    CODE_KIND,
    keyId,
    encodePart(claims.voucherId),
    encodePart(claims.customerNumber),
    seconds.toString(SECONDS_BASE).toUpperCase(),
  ].join(SEPARATOR);
}

/** Reads the text of a voucher's QR code; null for any other text. docs/qr-codes.md has the layout. */
export function readVoucherCode(text: string): ReadVoucherCode | null {
  const parts = text.split(SEPARATOR);
  if (parts.length !== 6) return null;
  const [kind, keyId = '', voucherId = '', customerNumber = '', seconds = '', base32 = ''] = parts;
  const signature = fromBase32(base32);
  if (kind !== CODE_KIND || signature === null || !/^[0-9A-Z]{1,8}$/.test(seconds)) return null;
  try {
    const claims: VoucherClaims = {
      voucherId: decodeURIComponent(voucherId),
      customerNumber: decodeURIComponent(customerNumber),
      expiresAt: new Date(Number.parseInt(seconds, SECONDS_BASE) * 1_000),
    };
    return { keyId, claims, signature, signedPart: parts.slice(0, -1).join(SEPARATOR) };
  } catch {
    // An invalid percent-encoding.
    return null;
  }
}

function encodePart(text: string): string {
  return encodeURIComponent(text).replaceAll(SEPARATOR, '%2E');
}
