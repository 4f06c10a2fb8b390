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
  /**
   * A token with which a device begins a session of an account, which has neither an address nor a password and is created
   * if it does not exist. The ID tokens of the session have `claims`, too.
   */
  sessionToken(uid: string, claims: object): Promise<string>;
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
