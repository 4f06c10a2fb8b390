import { createHash, type KeyObject } from 'node:crypto';
import { toBase32 } from '../../contract/vouchers/base32.ts';

const KEY_ID_LENGTH = 6;

/** The short id of a public key, by which a till with several keys finds the right one. */
export function keyIdOf(publicKey: KeyObject): string {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return toBase32(createHash('sha256').update(spki).digest()).slice(0, KEY_ID_LENGTH);
}
