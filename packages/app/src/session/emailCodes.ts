import { FirebaseError } from 'firebase/app';
import {
  ActionCodeOperation,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { loadAuth } from '../lib/firebase.ts';
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

async function attempt(work: (auth: Auth) => Promise<unknown>): Promise<CodeOutcome> {
  try {
    const value = await work(await loadAuth());
    return { ok: true, value: typeof value === 'string' ? value : '' };
  } catch (error) {
    return { ok: false, refusal: REFUSALS[firebaseCode(error) ?? ''] ?? null };
  }
}

/** Whose address a code verifies, without using it up. A code for anything else counts as made up. */
export function checkVerification(code: string): Promise<CodeOutcome> {
  return attempt(async (auth) => {
    const { operation, data } = await checkActionCode(auth, code);
    if (operation === ActionCodeOperation.VERIFY_EMAIL) return data.email;
    throw new FirebaseError('auth/invalid-action-code', 'The code does not verify an address.');
  });
}

/** Verifies the address that a code was sent to. Specification section 7, "Identity service". */
export function applyVerification(code: string): Promise<CodeOutcome> {
  return attempt((auth) => applyActionCode(auth, code));
}

/** Whose password a code may choose, without using it up. */
export function checkResetCode(code: string): Promise<CodeOutcome> {
  return attempt((auth) => verifyPasswordResetCode(auth, code));
}

/** Chooses a new password, which uses the code up. */
export function resetPasswordWith(code: string, newPassword: string): Promise<CodeOutcome> {
  return attempt((auth) => confirmPasswordReset(auth, code, newPassword));
}
