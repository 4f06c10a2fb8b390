import {
  type Auth,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { keptToken } from '../../lib/calls/keptToken.ts';
import type { IdentityUser } from '../../lib/device/storage.ts';
import { loadAuth } from '../../lib/firebase/firebase.ts';
import { firebaseCode } from '../../lib/firebase/firebaseError.ts';
import type { Identity, SignInRefusal } from '../state/sessionController.ts';

// This module loads on demand, because it imports the Firebase SDK.

/** The identity service with Firebase Authentication. Rejects if its code does not load. */
export async function loadFirebaseIdentity(): Promise<Identity> {
  const auth = await loadAuth();
  return {
    observe: async (listener) => {
      // Observes tokens, because a verified address changes the token and not the user.
      onIdTokenChanged(auth, (user) => {
        if (user === null || !user.emailVerified || tokenIsVerified(user)) {
          listener(user && identityUser(user));
          if (user?.emailVerified) keepToken(auth, user).catch(() => {});
          return;
        }
        // The token is older than the verification, and the backend would refuse it. The new token calls
        // this listener again.
        user
          .getIdToken(true)
          .catch(() => listener({ ...identityUser(user), emailVerified: false }));
      });
    },
    signIn: async (email, password) => {
      try {
        return identityUser((await signInWithEmailAndPassword(auth, email, password)).user);
      } catch (error) {
        throw signInRefusal(error);
      }
    },
    confirmPassword: async (password) => {
      const user = auth.currentUser;
      try {
        if (user?.email == null) throw new Error('No user is signed in.');
        const credential = EmailAuthProvider.credential(user.email, password);
        await reauthenticateWithCredential(user, credential);
      } catch (error) {
        throw signInRefusal(error);
      }
    },
    signOut: () => signOut(auth),
    refresh: async () => {
      const user = auth.currentUser;
      if (user === null) return null;
      // The token comes first: `reload` notifies listeners, which use the token at once.
      await user.getIdToken(true);
      await reload(user);
      return identityUser(user);
    },
  };
}

/** Keeps the user's token on this device, unless they have signed out meanwhile. */
async function keepToken(auth: Auth, user: User): Promise<void> {
  const { token, expirationTime } = await user.getIdTokenResult();
  if (auth.currentUser === user) {
    keptToken.keep(user.uid, { token, expiresAt: Date.parse(expirationTime) });
  }
}

/** Whether the current token has the claim that the address is verified. */
function tokenIsVerified(user: User): boolean {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager?: { accessToken?: string } };
  const [, payload = ''] = stsTokenManager?.accessToken?.split('.') ?? [];
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims.email_verified === true;
  } catch {
    return true;
  }
}

function identityUser({ uid, email, emailVerified }: User): IdentityUser {
  return { uid, email: email ?? '', emailVerified };
}

function signInRefusal(error: unknown): SignInRefusal {
  const message = error instanceof Error ? error.message : String(error);
  return { code: firebaseCode(error) ?? '', message };
}
