import { auth, database } from '../stores/firebase.ts';
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
  /** Rejects with `unauthenticated` if the session was revoked or its account is disabled. */
  readonly assertSessionLives: (idToken: string) => Promise<void>;
  /** True if the document store answers; may hang if it does not. */
  readonly storeAnswers: () => Promise<boolean>;
}

const ENDED_SESSION_CODES: ReadonlySet<unknown> = new Set([
  'auth/id-token-revoked',
  'auth/id-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Firebase. It connects on the first call. */
export const firebasePlatform: Platform = {
  services,
  frontRateLimiter: memoryRateLimiter(),
  rateLimiter: memoryRateLimiter(),
  sharedRateLimiter: storedRateLimiter(database),
  now: serverNow,
  elapsed: () => performance.now(),
  log: writeCallLog,
  assertSessionLives: async (idToken) => {
    try {
      await auth().verifyIdToken(idToken, true);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      throw ENDED_SESSION_CODES.has(code) ? callableError('unauthenticated') : error;
    }
  },
  storeAnswers: storeProbe(database),
};
