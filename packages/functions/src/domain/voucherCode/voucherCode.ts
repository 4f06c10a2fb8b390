import { createHash, type KeyObject } from 'node:crypto';
import type { VoucherClaims } from '../ports/voucherCodes.ts';
import { toBase32 } from './base32.ts';

/** The code's kind with its layout version. */
export const CODE_KIND = 'MET1';
/** Occurs in no part: parts that might contain it are percent-encoded. */
export const SEPARATOR = '.';
/** The base of the seconds since 1970, in capitals. */
export const SECONDS_BASE = 36;

const KEY_ID_LENGTH = 6;

/** The short id of a public key, by which a till with several keys finds the right one. */
export function keyIdOf(publicKey: KeyObject): string {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return toBase32(createHash('sha256').update(spki).digest()).slice(0, KEY_ID_LENGTH);
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

function encodePart(text: string): string {
  return encodeURIComponent(text).replaceAll(SEPARATOR, '%2E');
}
