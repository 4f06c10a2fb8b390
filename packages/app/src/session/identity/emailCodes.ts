import { FirebaseError } from 'firebase/app';
import {
  ActionCodeOperation,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { loadAuth } from '../../lib/firebase/firebase.ts';
import { firebaseCode } from '../../lib/firebase/firebaseError.ts';

// This module loads on demand, because it imports the Firebase SDK.

/** Why the identity service refused an e-mailed code; null if no reply came. */
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

/** The result of using a code. `value` is the e-mail address if the service returns one, else empty. */
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

/** Returns the address that a code verifies, without using the code. A code for another operation is invalid. */
export function checkVerification(code: string): Promise<CodeOutcome> {
  return attempt(async (auth) => {
    const { operation, data } = await checkActionCode(auth, code);
    if (operation === ActionCodeOperation.VERIFY_EMAIL) return data.email;
    throw new FirebaseError('auth/invalid-action-code', 'The code does not verify an address.');
  });
}

/** Verifies the address of a code. Specification section 7, "Identity service". */
export function applyVerification(code: string): Promise<CodeOutcome> {
  return attempt((auth) => applyActionCode(auth, code));
}

/** Returns the address of a password reset code, without using the code. */
export function checkResetCode(code: string): Promise<CodeOutcome> {
  return attempt((auth) => verifyPasswordResetCode(auth, code));
}

/** Sets a new password, which uses the code. */
export function resetPasswordWith(code: string, newPassword: string): Promise<CodeOutcome> {
  return attempt((auth) => confirmPasswordReset(auth, code, newPassword));
}
