import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/v2/https';
import { isOfHosting } from './hostingAddresses.ts';
import { reportUnknownHosting } from './log.ts';

const LENGTH = 16;
const addressKey = randomBytes(32);

/**
 * The pseudonym of a uid in the logs: the same in every instance, so that the calls of a user can be
 * followed. The uid is long and random, so the hash cannot be reversed.
 */
export function uidPseudonym(uid: string): string {
  return createHash('sha256').update(uid).digest('hex').slice(0, LENGTH);
}

/**
 * The pseudonym of a caller's network address, for counting calls in this instance. A plain hash of an
 * address could be reversed by trying all addresses, so the key exists only in this instance.
 */
export function addressPseudonym(request: Request): string {
  return createHmac('sha256', addressKey)
    .update(callerAddress(request))
    .digest('hex')
    .slice(0, LENGTH);
}

/**
 * The network address of a caller; the first 64 bits of an IPv6 address, because a household or a rented
 * server owns the rest. Each server on the way adds the address that it saw, and a client can forge those before: the
 * last one is from Google's front end, and if that is Hosting's, the one before is from Hosting.
 */
export function callerAddress(request: Request): string {
  const seen = (request.header('X-Forwarded-For') ?? '').split(',').map((each) => each.trim());
  const address =
    seen.findLast((each) => !isOfHosting(each)) ||
    seen.at(-1) ||
    request.socket.remoteAddress ||
    'unknown';
  // Without this address in the list, all members would be counted as one.
  if (address === seen.at(-1) && request.header('Fastly-Client-IP')) reportUnknownHosting();
  return isIPv6(address) ? addressNetwork(address) : address;
}

function addressNetwork(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
