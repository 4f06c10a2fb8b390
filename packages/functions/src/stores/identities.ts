import type { Auth, UserRecord } from 'firebase-admin/auth';

/** What the identity service says of an account: it may sign in, it may not, or there is none. */
export type Standing = 'open' | 'closed' | 'gone';

/** A sign-in account's address, as the identity service keeps it. */
export interface Identity {
  readonly uid: string;
  /** Lower-cased. */
  readonly email: string;
  readonly emailVerified: boolean;
}

/** The state of a sign-in account's password. */
export interface Credentials {
  /** Lower-cased. */
  readonly email: string;
  readonly disabled: boolean;
  /** Sessions that began earlier have ended. A changed password moves it. */
  readonly sessionsSince: string;
}

/** An account that was found. */
export interface FoundIdentity extends Identity {
  /** Whether somebody can sign in with a password; false for an account of another identity provider alone. */
  readonly hasPassword: boolean;
}

/** A sign-in account to be made. */
export interface NewIdentity {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/** Why no sign-in account was made. */
export type IdentityRefusal = 'email-in-use' | 'weak-password';

/** Sign-in accounts. To end one may be repeated: an account that is gone is no error. */
export interface IdentityStore {
  /** Null for a uid that nobody has. */
  find(uid: string): Promise<FoundIdentity | null>;
  /** Null for an address that nobody signs in with. */
  findByEmail(email: string): Promise<FoundIdentity | null>;
  create(identity: NewIdentity): Promise<{ readonly uid: string } | IdentityRefusal>;
  /** What a reset link depends on; null for a uid that nobody has. */
  credentialsOf(uid: string): Promise<Credentials | null>;
  /** A code that verifies the address of an account. */
  verificationCode(email: string): Promise<string>;
  /** A code with which an account's password is chosen anew. */
  passwordResetCode(email: string): Promise<string>;
  standing(uid: string): Promise<Standing>;
  /** No sign-in from now on, and no session can be renewed. One change: it happened, or it did not. */
  close(uid: string): Promise<void>;
  /** Ends the sessions on every device. */
  endSessions(uid: string): Promise<void>;
  remove(uid: string): Promise<void>;
}

const REFUSALS: Readonly<Record<string, IdentityRefusal>> = {
  'auth/email-already-exists': 'email-in-use',
  'auth/invalid-password': 'weak-password',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
};

/** The accounts of Firebase Authentication. */
export function identityStore(auth: () => Auth): IdentityStore {
  return {
    find: async (uid) => toIdentity(await unlessGone(auth().getUser(uid))),
    findByEmail: async (email) => toIdentity(await unlessGone(auth().getUserByEmail(email))),
    create: async (identity) => {
      try {
        return { uid: (await auth().createUser(identity)).uid };
      } catch (error) {
        const refusal = REFUSALS[codeOf(error)];
        if (refusal === undefined) throw error;
        return refusal;
      }
    },
    credentialsOf: async (uid) => {
      const user = await unlessGone(auth().getUser(uid));
      if (user === null) return null;
      const { email = '', disabled, tokensValidAfterTime: sessionsSince = '' } = user;
      return { email: email.toLowerCase(), disabled, sessionsSince };
    },
    verificationCode: async (email) => codeIn(await auth().generateEmailVerificationLink(email)),
    passwordResetCode: async (email) => codeIn(await auth().generatePasswordResetLink(email)),
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

function toIdentity(user: UserRecord | null): FoundIdentity | null {
  if (user === null) return null;
  const { uid, email = '', emailVerified, providerData } = user;
  const hasPassword = providerData.some(({ providerId }) => providerId === 'password');
  return { uid, email: email.toLowerCase(), emailVerified, hasPassword };
}

/** The service gives its code within a link to a page of its own; ours stands on the app's origin. */
function codeIn(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error('The identity service gave a link without a code.');
  return code;
}

async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return null;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
