import type { Auth } from 'firebase-admin/auth';

/** What the identity service says of an account: it may sign in, it may not, or there is none. */
export type Standing = 'open' | 'closed' | 'gone';

/** Sign-in accounts. Each call may be repeated; an account that is gone is no error. */
export interface IdentityStore {
  standing(uid: string): Promise<Standing>;
  /** No sign-in from now on, and no session can be renewed. One change: it happened, or it did not. */
  close(uid: string): Promise<void>;
  /** Ends the sessions on every device. */
  endSessions(uid: string): Promise<void>;
  remove(uid: string): Promise<void>;
}

/** The accounts of Firebase Authentication. */
export function identityStore(auth: () => Auth): IdentityStore {
  return {
    standing: async (uid) => {
      const user = await unlessGone(auth().getUser(uid));
      if (user === null) return 'gone';
      return user.disabled ? 'closed' : 'open';
    },
    close: async (uid) => {
      await unlessGone(auth().updateUser(uid, { disabled: true }));
    },
    endSessions: async (uid) => {
      await unlessGone(auth().revokeRefreshTokens(uid));
    },
    remove: async (uid) => {
      await unlessGone(auth().deleteUser(uid));
    },
  };
}

async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') {
      return null;
    }
    throw error;
  }
}
