import {
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { loadAuth } from '../lib/firebase.ts';
import { firebaseCode } from '../lib/firebaseError.ts';
import type { IdentityUser } from './session.ts';
import type { Identity, SignInRefusal } from './sessionController.ts';

// Loaded on demand, like everything of Firebase.

/** The identity service through Firebase Authentication. Rejects where its code cannot be had. */
export async function loadFirebaseIdentity(): Promise<Identity> {
  const auth = await loadAuth();
  return {
    observe: async (listener) => {
      // Tokens, not users: a verified address arrives with a new token and the same user.
      onIdTokenChanged(auth, (user) => {
        if (user === null || !user.emailVerified || tokenIsVerified(user)) {
          listener(user && identityUser(user));
          return;
        }
        // Verified a moment ago, and the token is from before: the backend would refuse it. A new one comes
        // back here.
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
        if (user?.email == null) throw new Error('Nobody is signed in.');
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
      // The token first: listeners hear of the verified address from `reload`, and use the token at once.
      await user.getIdToken(true);
      await reload(user);
      return identityUser(user);
    },
  };
}

/** Whether the token at hand says that the address is verified. */
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
