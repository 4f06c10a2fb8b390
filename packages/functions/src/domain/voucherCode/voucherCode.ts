import { createHash, type KeyObject } from 'node:crypto';
import { toBase32 } from './base32.ts';

/** What a voucher's code says. */
export interface VoucherClaims {
  readonly voucherId: string;
  /** The customer number of the member to whom the code was given. */
  readonly customerNumber: string;
  /** The first moment at which the code is worth nothing, in whole seconds. */
  readonly expiresAt: Date;
}

/** The kind of code and the version of its layout. */
export const CODE_KIND = 'MET1';
/** Stands in none of the parts: those that might hold one are percent-encoded. */
export const SEPARATOR = '.';
/** Seconds since 1970 are written in this base, as capitals. */
export const SECONDS_BASE = 36;

const KEY_ID_LENGTH = 6;

/** A short name of a public key, by which a till that knows several finds the right one. */
export function keyIdOf(publicKey: KeyObject): string {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return toBase32(createHash('sha256').update(spki).digest()).slice(0, KEY_ID_LENGTH);
}

/** The text that is signed: all of a code but its signature. */
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
