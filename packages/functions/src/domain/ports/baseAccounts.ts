import type { BaseAccount } from '../../contract/users/getBaseAccount.ts';

/** The values with which a login was created, and the state of its password then. */
export interface StoredBaseAccount extends BaseAccount {
  readonly sessionsSince: string;
}

/**
 * The values with which logins were created: `baseAccounts/{uid}`. Deleted with the first membership, with
 * the login, and after `BASE_ACCOUNT_DAYS`.
 */
export interface BaseAccountStore {
  save(uid: string, account: StoredBaseAccount, now: Date): Promise<void>;
  /** Null if no values are stored any more. */
  find(uid: string, now: Date): Promise<StoredBaseAccount | null>;
  remove(uid: string): Promise<void>;
}
