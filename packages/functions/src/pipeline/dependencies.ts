import type { Session } from '../domain/accounts/sessions.ts';
import type { RateLimiter } from '../domain/limits/rateLimit.ts';
import type { Services } from '../domain/ports/services.ts';
import type { CallLog } from './callLog.ts';

/** The external dependencies of a callable. */
export interface Dependencies {
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
