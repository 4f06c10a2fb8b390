import { createHmac } from 'node:crypto';

/** The stored form of a key: a keyed hash, because a plain hash of a name and a birthday could be reversed by trying all of them. */
export function hashedKey(key: string, secret: string): string {
  return createHmac('sha256', secret).update(key).digest('hex');
}
