import { type KeyObject, verify } from 'node:crypto';
import { readVoucherCode, type VoucherClaims } from '../../contract/vouchers/voucherCode.ts';
import { toKeyId } from './keyId.ts';

/** The data that a till needs to verify a code. It needs no connection. */
export interface Till {
  /** The trusted Ed25519 public keys: the current one, and older ones not yet retired. */
  readonly publicKeys: readonly KeyObject[];
  readonly now: Date;
  /** The customer number on the member card of the person who shows the code. */
  readonly customerNumber: string;
  /** True if the till knows that this member has redeemed this voucher. */
  readonly isRedeemed: (claims: VoucherClaims) => boolean;
}

/**
 * The reasons for which a till rejects a code, in the order of the checks.
 *
 * - `unreadable`: not a voucher code, or an unknown layout.
 * - `unknown-key`: signed with a key that the till does not have.
 * - `forged`: changed, or signed by somebody else.
 * - `another-member`: genuine, but issued to another member.
 * - `expired`, `redeemed`: genuine and theirs, but no longer valid.
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

/** Verifies the text of a voucher's QR code. See docs/qr-codes.md. */
export function verifyVoucherCode(text: string, till: Till): VoucherCodeVerdict {
  const claims = genuineClaims(text, till.publicKeys);
  if (typeof claims === 'string') return refused(claims);
  if (claims.customerNumber !== till.customerNumber) return refused('another-member');
  if (till.now >= claims.expiresAt) return refused('expired');
  if (till.isRedeemed(claims)) return refused('redeemed');
  return { valid: true, claims };
}

/** The claims of a code with a signature by one of these keys, or why it is not genuine. */
export function genuineClaims(
  text: string,
  publicKeys: readonly KeyObject[],
): VoucherClaims | 'unreadable' | 'unknown-key' | 'forged' {
  const code = readVoucherCode(text);
  if (code === null) return 'unreadable';
  const publicKey = publicKeys.find((key) => toKeyId(key) === code.keyId);
  if (!publicKey) return 'unknown-key';
  const genuine = verify(null, Buffer.from(code.signedPart), publicKey, code.signature);
  return genuine ? code.claims : 'forged';
}

function refused(reason: VoucherCodeRefusal): VoucherCodeVerdict {
  return { valid: false, reason };
}
