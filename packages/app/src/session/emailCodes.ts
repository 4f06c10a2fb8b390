import { applyActionCode, confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { auth } from '../lib/firebase.ts';
import { firebaseCode } from '../lib/firebaseError.ts';

// Loaded on demand, like everything of Firebase.

/** Why an e-mailed code was refused; null where the identity service did not answer at all. */
export type CodeRefusal = 'expired' | 'invalid' | 'weak-password' | 'gone' | null;

const REFUSALS: Readonly<Record<string, Exclude<CodeRefusal, null>>> = {
  'auth/expired-action-code': 'expired',
  'auth/invalid-action-code': 'invalid',
  'auth/user-disabled': 'invalid',
  'auth/user-not-found': 'gone',
  'auth/weak-password': 'weak-password',
  'auth/missing-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
};

/** What became of a code: done, or refused. `value` is the address where the code tells it. */
export type CodeOutcome =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly refusal: CodeRefusal };

async function attempt(work: Promise<string | undefined>): Promise<CodeOutcome> {
  try {
    return { ok: true, value: (await work) ?? '' };
  } catch (error) {
    return { ok: false, refusal: REFUSALS[firebaseCode(error) ?? ''] ?? null };
  }
}

/** Verifies the address that a code was sent to. Specification section 7, "Identity service". */
export function applyVerification(code: string): Promise<CodeOutcome> {
  return attempt(applyActionCode(auth, code).then(() => undefined));
}

/** Whose password a code may choose, without using it up. */
export function checkResetCode(code: string): Promise<CodeOutcome> {
  return attempt(verifyPasswordResetCode(auth, code));
}

/** Chooses a new password, which uses the code up. */
export function resetPasswordWith(code: string, newPassword: string): Promise<CodeOutcome> {
  return attempt(confirmPasswordReset(auth, code, newPassword).then(() => undefined));
}
