import type { CallableRequest } from 'firebase-functions/v2/https';
import type { Platform } from './platform.ts';
import { addressOf, addressPseudonym } from './pseudonyms.ts';
import type { RateLimit } from './rateLimit.ts';
import { tooManyCalls } from './tooManyCalls.ts';

/** How often one caller may call. */
export interface CallRate extends RateLimit {
  /** Counted in the store, for all instances together: for callables that change something. */
  readonly shared?: true;
}

/**
 * Counts something besides the caller, such as the membership that is being guessed, in the store.
 * Refuses with `resource-exhausted`. Two callables that name the same `subject` share its count.
 * @param subject what is counted, such as `membership`
 * @param value which one; kept as a keyed hash alone
 */
export type LimitSubject = (subject: string, value: string, limit: RateLimit) => Promise<void>;

/**
 * Counts a call by its uid, or its network address where nobody is signed in; and by the address in any
 * case where `addressLimit` is given, since one person can make many accounts.
 */
export async function limitCaller(
  platform: Platform,
  call: CallableRequest<unknown>,
  {
    name,
    rate,
    addressLimit,
    now,
  }: {
    readonly name: string;
    readonly rate: CallRate;
    readonly addressLimit: RateLimit | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const uid = call.auth?.uid;
  const limiter = rate.shared ? platform.sharedRateLimiter : platform.rateLimiter;
  const address = rate.shared ? addressOf : addressPseudonym;
  await take(limiter.take(`${name}:${uid ?? address(call.rawRequest)}`, rate, now));
  if (addressLimit === undefined) return;
  const key = `${name}:from:${addressOf(call.rawRequest)}`;
  await take(platform.sharedRateLimiter.take(key, addressLimit, now));
}

/** Lets a handler count what it finds in the request. */
export function subjectLimits(platform: Platform, now: Date): LimitSubject {
  return (subject, value, limit) =>
    take(platform.sharedRateLimiter.take(`${subject}:${value}`, limit, now));
}

async function take(taking: Promise<number>): Promise<void> {
  const waitSeconds = await taking;
  if (waitSeconds > 0) throw tooManyCalls(waitSeconds);
}
