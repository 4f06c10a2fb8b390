import type { CallableRequest } from 'firebase-functions/v2/https';
import type { RateLimit } from '../domain/limits/rateLimit.ts';
import { provenDevice } from '../domain/till/devices.ts';
import { addressPseudonym, callerAddress } from '../runtime/pseudonyms.ts';
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
  /**
   * The request contains the id and the secret of a device. `rateLimit` counts each device that proves itself, and every
   * other call counts by network address, widely and in memory: no call stops the devices behind its address.
   */
  readonly ofDevice?: true;
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
const UNPROVEN_DEVICES: RateLimit = { calls: 600, seconds: 60 };

/**
 * Counts a call by uid, or by network address if the caller is not signed in. Also counts by address a login that
 * proves nothing, because anybody can create many logins.
 * @param isProven true for a caller with a proven address, whom a guest of the same network must not stop
 */
export async function limitCaller(
  dependencies: Dependencies,
  call: CallableRequest<unknown>,
  name: string,
  limits: CallLimits,
  { now, isProven }: { readonly now: Date; readonly isProven: boolean },
): Promise<void> {
  const { rateLimit: rate } = limits;
  const limiter = rate.shared ? dependencies.sharedRateLimiter : dependencies.rateLimiter;
  if (limits.ofDevice) {
    const device = provenDevice(call.data, dependencies.services.keys.link());
    const from = `${name}:from:${addressPseudonym(call.rawRequest)}`;
    return take(
      device === null
        ? dependencies.rateLimiter.take(from, UNPROVEN_DEVICES, now)
        : limiter.take(`${name}:${device}`, rate, now),
    );
  }
  const address = (rate.shared ? callerAddress : addressPseudonym)(call.rawRequest);
  await take(limiter.take(`${name}:${call.auth?.uid ?? address}`, rate, now));
  const ofAddress = isProven ? limits.addressLimit : addressRateLimit(limits);
  if (ofAddress) await take(limiter.take(`${name}:from:${address}`, ofAddress, now));
}

/** The levels that admit a caller who has proven no address. */
const UNPROVEN: ReadonlySet<AuthLevel> = new Set(['none', 'anyone', 'user']);

/**
 * A callable that needs no verified login always has an address limit. It is wide, because the members in
 * one casino share an address.
 */
function addressRateLimit({ auth, rateLimit, addressLimit }: CallLimits): RateLimit | undefined {
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
