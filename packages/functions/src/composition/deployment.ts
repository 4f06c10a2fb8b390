import { database } from '../adapters/firebase.ts';
import { storedRateLimiter } from '../adapters/firestore/rateLimits.ts';
import { storeProbe } from '../adapters/firestore/storeProbe.ts';
import { type Session, validSessions } from '../domain/accounts/sessions.ts';
import { memoryRateLimiter, type RateLimiter } from '../domain/limits/rateLimit.ts';
import { callableError } from '../pipeline/errors.ts';
import { serverNow } from '../runtime/clock.ts';
import { type CallLog, writeCallLog } from '../runtime/log.ts';
import { type Services, services } from './services.ts';

/** The external dependencies of a callable. */
export interface Platform {
  readonly services: Services;
  /** Counts every call by network address, in this instance only and before any read. */
  readonly frontRateLimiter: RateLimiter;
  /** Counts in this instance only. */
  readonly rateLimiter: RateLimiter;
  /** Counts for all instances. */
  readonly sharedRateLimiter: RateLimiter;
  /** The server's clock for a call by this account; null for a caller who is not signed in. */
  readonly now: (uid: string | null) => Date;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
  readonly log: (line: CallLog) => void;
  /**
   * Rejects with `unauthenticated` if the session was revoked or its account is disabled. Resolves with the
   * time since which the account's sessions are valid (`domain/accounts/sessions.ts`).
   */
  readonly assertSessionLives: (session: Session) => Promise<number>;
  /** True if the document store answers; may hang if it does not. */
  readonly storeAnswers: () => Promise<boolean>;
}

/** Firebase. It connects on the first call. */
export const firebasePlatform: Platform = {
  services,
  frontRateLimiter: memoryRateLimiter(),
  rateLimiter: memoryRateLimiter(),
  sharedRateLimiter: storedRateLimiter(database),
  now: serverNow,
  elapsed: () => performance.now(),
  log: writeCallLog,
  assertSessionLives: async (session) => {
    const since = await validSessions(session, services, new Date());
    if (since === null) throw callableError('unauthenticated');
    return since;
  },
  storeAnswers: storeProbe(database),
};
