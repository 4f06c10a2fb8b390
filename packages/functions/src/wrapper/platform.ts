import { type Session, validSessions } from '../domain/sessions.ts';
import { database } from '../stores/firebase.ts';
import { storedRateLimiter } from '../stores/rateLimits.ts';
import { type Services, services } from '../stores/services.ts';
import { storeProbe } from '../stores/storeProbe.ts';
import { serverNow } from './clock.ts';
import { callableError } from './errors.ts';
import { type CallLog, writeCallLog } from './log.ts';
import { memoryRateLimiter, type RateLimiter } from './rateLimit.ts';

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
   * time since which the account's sessions are valid (`domain/sessions.ts`).
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
