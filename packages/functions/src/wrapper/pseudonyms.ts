import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Request } from 'firebase-functions/v2/https';

const LENGTH = 16;
const addressKey = randomBytes(32);

/**
 * A uid's name in the logs: the same in every instance, so that calls can be followed, and no way back
 * to the uid, which is random and long.
 */
export function uidPseudonym(uid: string): string {
  return createHash('sha256').update(uid).digest('hex').slice(0, LENGTH);
}

/**
 * A caller's network address, for counting calls in this instance alone. There are few enough addresses
 * to try them all against a plain hash, so the key dies with the instance.
 */
export function addressPseudonym(request: Request): string {
  return createHmac('sha256', addressKey).update(addressOf(request)).digest('hex').slice(0, LENGTH);
}

/** The last forwarded address is the one that Google's front end saw; those before it, a client can invent. */
function addressOf(request: Request): string {
  const forwarded = request.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  return forwarded || request.socket.remoteAddress || 'unknown';
}
