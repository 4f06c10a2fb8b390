import type { CallableRequest } from 'firebase-functions/v2/https';
import type { AuthLevel } from './caller.ts';
import type { Platform } from './platform.ts';
import { addressOf, addressPseudonym } from './pseudonyms.ts';
import type { RateLimit } from './rateLimit.ts';
import { tooManyCalls } from './tooManyCalls.ts';

/** How often one caller may call. */
export interface CallRate extends RateLimit {
  /** Counted in the store, for all instances together: for callables that change something. */
  readonly shared?: true;
}

/** How the calls of one callable are counted. */
export interface CallLimits {
  readonly auth: AuthLevel;
  /** By uid, or by network address where nobody is signed in. */
  readonly rateLimit: CallRate;
  /** By network address, whoever is signed in: in the store, or in memory, as `rateLimit` is. */
  readonly addressLimit?: RateLimit;
}

/**
 * Counts something besides the caller, such as the membership that is being guessed, in the store.
 * Refuses with `resource-exhausted`. Two callables that name the same `subject` share its count.
 * @param subject what is counted, such as `membership`
 * @param value which one; kept as a keyed hash alone
 */
export type LimitSubject = (subject: string, value: string, limit: RateLimit) => Promise<void>;

const COMMANDS_OF_AN_ADDRESS: RateLimit = { calls: 60, seconds: 60 * 60 };
const CALLERS_OF_AN_ADDRESS = 5;

/**
 * Counts a call by its uid, or its network address where nobody is signed in; and by the address in any
 * case where a login proves nothing, since anybody can make one login after another.
 */
export async function limitCaller(
  platform: Platform,
  call: CallableRequest<unknown>,
  name: string,
  limits: CallLimits,
  now: Date,
): Promise<void> {
  const { rateLimit: rate } = limits;
  const limiter = rate.shared ? platform.sharedRateLimiter : platform.rateLimiter;
  const address = (rate.shared ? addressOf : addressPseudonym)(call.rawRequest);
  await take(limiter.take(`${name}:${call.auth?.uid ?? address}`, rate, now));
  const ofAddress = addressLimitOf(limits);
  if (ofAddress) await take(limiter.take(`${name}:from:${address}`, ofAddress, now));
}

/**
 * A callable that can be called without a proven login has an address limit, whether or not it names one:
 * a wide one, since the members in one casino share an address.
 */
function addressLimitOf({ auth, rateLimit, addressLimit }: CallLimits): RateLimit | undefined {
  if (addressLimit || (auth !== 'none' && auth !== 'user')) return addressLimit;
  if (rateLimit.shared) return COMMANDS_OF_AN_ADDRESS;
  return { calls: CALLERS_OF_AN_ADDRESS * rateLimit.calls, seconds: rateLimit.seconds };
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
