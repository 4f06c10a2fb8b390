import { RECENT_SIGN_IN_SECONDS } from '../../contract/limits.ts';

/**
 * True for a session with a recent password sign-in. Refreshing a token keeps its sign-in time, so a stolen
 * session never becomes recent again. Specification section 9.
 */
export function isRecentSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= RECENT_SIGN_IN_SECONDS * 1_000;
}
