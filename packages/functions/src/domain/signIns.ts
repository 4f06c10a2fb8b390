import { RECENT_SIGN_IN_SECONDS } from '../contract/index.ts';

/**
 * True for a session that was opened with a password moments ago. A refreshed token keeps the moment of
 * its sign-in, so a session that was stolen cannot grow young again. Specification section 9.
 */
export function isRecentSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= RECENT_SIGN_IN_SECONDS * 1_000;
}
