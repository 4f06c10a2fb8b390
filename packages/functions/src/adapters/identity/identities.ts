import type { Auth, UserRecord } from 'firebase-admin/auth';

/**
 * The state of an account at the identity service: it can sign in, it is disabled, or it does not exist.
 */
export type AccountState = 'open' | 'closed' | 'gone';

/** The address of a sign-in account, as the identity service stores it. */
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
  /** Sessions from before this time are revoked. A changed password moves it. */
  readonly sessionsSince: string;
  readonly createdAt: string;
}

/** An existing account. */
export interface FoundIdentity extends Identity {
  /** True if the account has a password; false for an account of only another identity provider. */
  readonly hasPassword: boolean;
}

/** A sign-in account to create. */
export interface NewIdentity {
  readonly email: string;
  readonly password: string;
}

/** A created account. */
export interface CreatedIdentity extends Pick<Credentials, 'sessionsSince'> {
  readonly uid: string;
}

/** The reason for which a sign-in account was not created. */
export type IdentityRefusal = 'email-in-use' | 'weak-password';

/** The sign-in accounts. Closing and deleting are idempotent: a missing account is no error. */
export interface IdentityStore {
  /** Null for an unknown uid. */
  find(uid: string): Promise<FoundIdentity | null>;
  /** Null for an address without an account. */
  findByEmail(email: string): Promise<FoundIdentity | null>;
  create(identity: NewIdentity): Promise<CreatedIdentity | IdentityRefusal>;
  /** The values on which a reset link depends; null for an unknown uid. */
  credentialsOf(uid: string): Promise<Credentials | null>;
  /** Creates a code that verifies the address of an account. */
  verificationCode(email: string): Promise<string>;
  /** Creates a code that resets the password of an account. */
  passwordResetCode(email: string): Promise<string>;
  stateOf(uid: string): Promise<AccountState>;
  /**
   * Those of these accounts that may use the app: they exist, are not disabled, and their address is verified.
   * @param uids at most 100
   */
  findUsable(uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Gives an account a verified address. False if another account has the address. */
  setVerifiedAddress(uid: string, email: string): Promise<boolean>;
  /** Disables sign-in and the renewal of sessions, in one atomic change. */
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
        const refusal = REFUSALS[codeOf(error)];
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
        if (REFUSALS[codeOf(error)] === 'email-in-use') return false;
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
    if (codeOf(error) === 'auth/user-not-found') return null;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
