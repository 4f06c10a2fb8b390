import type { Auth, UserRecord } from 'firebase-admin/auth';
import type {
  FoundIdentity,
  IdentityRefusal,
  IdentityStore,
} from '../../domain/ports/identities.ts';

const REFUSALS: Readonly<Record<string, IdentityRefusal>> = {
  'auth/email-already-exists': 'email-in-use',
  'auth/invalid-password': 'weak-password',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
};

/** The accounts in Firebase Authentication. */
export function identityStore(auth: () => Auth): IdentityStore {
  return {
    find: async (uid) => toIdentity(await unlessGone(auth().getUser(uid))),
    findByEmail: async (email) => toIdentity(await unlessGone(auth().getUserByEmail(email))),
    create: async (identity) => {
      try {
        const { uid, tokensValidAfterTime: sessionsSince = '' } = await auth().createUser(identity);
        return { uid, sessionsSince };
      } catch (error) {
        const refusal = REFUSALS[errorCode(error)];
        if (refusal === undefined) throw error;
        return refusal;
      }
    },
    credentialsOf: async (uid) => {
      const user = await unlessGone(auth().getUser(uid));
      if (user === null) return null;
      const { email = '', disabled, tokensValidAfterTime: sessionsSince = '' } = user;
      const { creationTime: createdAt = '' } = user.metadata;
      return { email: email.toLowerCase(), disabled, sessionsSince, createdAt };
    },
    sessionToken: async (uid, claims) => {
      try {
        await auth().createUser({ uid });
      } catch (error) {
        if (errorCode(error) !== 'auth/uid-already-exists') throw error;
      }
      return auth().createCustomToken(uid, claims);
    },
    verificationCode: async (email) => codeIn(await auth().generateEmailVerificationLink(email)),
    passwordResetCode: async (email) => codeIn(await auth().generatePasswordResetLink(email)),
    stateOf: async (uid) => {
      const user = await unlessGone(auth().getUser(uid));
      if (user === null) return 'gone';
      return user.disabled ? 'closed' : 'open';
    },
    findUsable: async (uids) => {
      const { users } = await auth().getUsers(uids.map((uid) => ({ uid })));
      const usable = users.filter(({ disabled, emailVerified }) => !disabled && emailVerified);
      return new Set(usable.map(({ uid }) => uid));
    },
    setVerifiedAddress: async (uid, email) => {
      try {
        await auth().updateUser(uid, { email, emailVerified: true });
      } catch (error) {
        if (REFUSALS[errorCode(error)] === 'email-in-use') return false;
        throw error;
      }
      return true;
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

function toIdentity(user: UserRecord | null): FoundIdentity | null {
  if (user === null) return null;
  const { uid, email = '', emailVerified, providerData } = user;
  const hasPassword = providerData.some(({ providerId }) => providerId === 'password');
  return { uid, email: email.toLowerCase(), emailVerified, hasPassword };
}

/** The service returns a link to its own page; only the code in it is used, in a link to the app. */
function codeIn(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error('The identity service returned a link without a code.');
  return code;
}

async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'auth/user-not-found') return null;
    throw error;
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
