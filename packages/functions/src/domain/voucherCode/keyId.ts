import { createHash, type KeyObject } from 'node:crypto';
import { toBase32 } from '../../contract/vouchers/base32.ts';

const KEY_ID_LENGTH = 6;

/** The bytes of a raw Ed25519 public key, at the end of its DER. */
const RAW_KEY_BYTES = 32;

/** The short id of a public key, by which a till with several keys finds the right one. */
export function toKeyId(publicKey: KeyObject): string {
  return toBase32(createHash('sha256').update(toDer(publicKey)).digest()).slice(0, KEY_ID_LENGTH);
}

/** A public key as a device loads it: its id, and the raw key in base64url. */
export function toTillKey(publicKey: KeyObject): {
  readonly id: string;
  readonly publicKey: string;
} {
  const raw = toDer(publicKey).subarray(-RAW_KEY_BYTES);
  return { id: toKeyId(publicKey), publicKey: raw.toString('base64url') };
}

function toDer(publicKey: KeyObject): Buffer {
  return publicKey.export({ type: 'spki', format: 'der' });
}
