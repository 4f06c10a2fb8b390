import type { CallableRequest } from 'firebase-functions/v2/https';
import type { RateLimit } from '../domain/limits/rateLimit.ts';
import { addressOf, addressPseudonym } from '../runtime/pseudonyms.ts';
import type { AuthLevel } from './caller.ts';
import type { Dependencies } from './dependencies.ts';
import { tooManyCalls } from './tooManyCalls.ts';

/** The rate limit of one caller. */
export interface CallRate extends RateLimit {
  /** Counts in the store, for all instances together: for callables that change data. */
  readonly shared?: true;
}

/** The rate limits of one callable. */
export interface CallLimits {
  readonly auth: AuthLevel;
  /** By uid, or by network address if the caller is not signed in. */
  readonly rateLimit: CallRate;
  /** By network address, regardless of the uid. Counted in the store or in memory, as `rateLimit` is. */
  readonly addressLimit?: RateLimit;
}

/**
 * Counts a subject other than the caller in the store, such as the membership that a caller tries to guess.
 * Rejects with `resource-exhausted`. Callables with the same `subject` share its count.
 * @param subject the kind of subject, such as `membership`
 * @param value the subject; stored only as a keyed hash
 */
export type LimitSubject = (subject: string, value: string, limit: RateLimit) => Promise<void>;

const COMMANDS_OF_AN_ADDRESS: RateLimit = { calls: 60, seconds: 60 * 60 };
const CALLERS_OF_AN_ADDRESS = 5;

/**
 * Counts a call by uid, or by network address if the caller is not signed in. Also counts by address if a
 * login proves nothing, because anybody can create many logins.
 */
export async function limitCaller(
  dependencies: Dependencies,
  call: CallableRequest<unknown>,
  name: string,
  limits: CallLimits,
  now: Date,
): Promise<void> {
  const { rateLimit: rate } = limits;
  const limiter = rate.shared ? dependencies.sharedRateLimiter : dependencies.rateLimiter;
  const address = (rate.shared ? addressOf : addressPseudonym)(call.rawRequest);
  await take(limiter.take(`${name}:${call.auth?.uid ?? address}`, rate, now));
  const ofAddress = addressLimitOf(limits);
  if (ofAddress) await take(limiter.take(`${name}:from:${address}`, ofAddress, now));
}

/** The levels that admit a caller who has proven no address. */
const UNPROVEN: ReadonlySet<AuthLevel> = new Set(['none', 'anyone', 'user']);

/**
 * A callable that needs no verified login always has an address limit. It is wide, because the members in
 * one casino share an address.
 */
function addressLimitOf({ auth, rateLimit, addressLimit }: CallLimits): RateLimit | undefined {
  if (addressLimit || !UNPROVEN.has(auth)) return addressLimit;
  if (rateLimit.shared) return COMMANDS_OF_AN_ADDRESS;
  return { calls: CALLERS_OF_AN_ADDRESS * rateLimit.calls, seconds: rateLimit.seconds };
}

/** Creates the function with which a handler counts a subject of its request. */
export function subjectLimits(dependencies: Dependencies, now: Date): LimitSubject {
  return (subject, value, limit) =>
    take(dependencies.sharedRateLimiter.take(`${subject}:${value}`, limit, now));
}

async function take(taking: Promise<number>): Promise<void> {
  const waitSeconds = await taking;
  if (waitSeconds > 0) throw tooManyCalls(waitSeconds);
}
