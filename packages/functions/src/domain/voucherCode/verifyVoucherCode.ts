import { type KeyObject, verify } from 'node:crypto';
import { fromBase32 } from './base32.ts';
import { CODE_KIND, keyIdOf, SECONDS_BASE, SEPARATOR, type VoucherClaims } from './voucherCode.ts';

/** What a till knows when a code is shown to it. It needs no connection for any of it. */
export interface Till {
  /** The Ed25519 public keys that the group trusts: the current one, and those not yet retired. */
  readonly publicKeys: readonly KeyObject[];
  readonly now: Date;
  /** The customer number of whoever shows the code, from their member card. */
  readonly customerNumber: string;
  /** Whether this voucher was already redeemed by this member, as far as the till has heard. */
  readonly isRedeemed: (claims: VoucherClaims) => boolean;
}

/**
 * Why a till turns a code down, in the order in which it finds out.
 *
 * - `unreadable`: not a voucher's code at all, or one of a layout that this till does not know.
 * - `unknown-key`: signed with a key that the till was not given.
 * - `forged`: a part of it was changed, or it was signed by somebody else.
 * - `another-member`: genuine, and given to someone else.
 * - `expired`, `redeemed`: genuine and theirs, and worth nothing any more.
 */
export type VoucherCodeRefusal =
  | 'unreadable'
  | 'unknown-key'
  | 'forged'
  | 'another-member'
  | 'expired'
  | 'redeemed';

export type VoucherCodeVerdict =
  | { readonly valid: true; readonly claims: VoucherClaims }
  | { readonly valid: false; readonly reason: VoucherCodeRefusal };

/** Judges the text that a scanner read from a voucher's QR code. See docs/qr-codes.md. */
export function verifyVoucherCode(text: string, till: Till): VoucherCodeVerdict {
  const code = read(text);
  if (code === null) return refused('unreadable');
  const publicKey = till.publicKeys.find((key) => keyIdOf(key) === code.keyId);
  if (!publicKey) return refused('unknown-key');
  const genuine = verify(null, Buffer.from(code.signedPart), publicKey, code.signature);
  if (!genuine) return refused('forged');
  const { claims } = code;
  if (claims.customerNumber !== till.customerNumber) return refused('another-member');
  if (till.now >= claims.expiresAt) return refused('expired');
  if (till.isRedeemed(claims)) return refused('redeemed');
  return { valid: true, claims };
}

function refused(reason: VoucherCodeRefusal): VoucherCodeVerdict {
  return { valid: false, reason };
}

function read(text: string) {
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
    // A percent sign that encodes nothing.
    return null;
  }
}
