import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { BASE_ACCOUNT_DAYS } from '../../../contract/limits.ts';
import { inUtc } from '../../../contract/rules/calendar.ts';
import type { BaseAccount } from '../../../contract/users/getBaseAccount.ts';
import { baseAccountSchema } from '../../../contract/users/getBaseAccount.ts';
import { fromDocument } from '../document.ts';
import { commitForLogin } from '../loginWrites.ts';

const storedSchema = z.extend(baseAccountSchema, {
  /** `Credentials.sessionsSince` at the creation: a changed password moves it. */
  sessionsSince: z._default(z.string(), ''),
  removeAt: z.iso.datetime({ offset: true }),
});

/** The values with which a login was created, and the state of its password then. */
export interface StoredBaseAccount extends BaseAccount {
  readonly sessionsSince: string;
}

/**
 * The values with which logins were created: `baseAccounts/{uid}`. Deleted with the first membership, with
 * the login, and after `BASE_ACCOUNT_DAYS`.
 */
export interface BaseAccountStore {
  keep(uid: string, account: StoredBaseAccount, now: Date): Promise<void>;
  /** Null if no values are stored any more. */
  find(uid: string, now: Date): Promise<StoredBaseAccount | null>;
  drop(uid: string): Promise<void>;
}

export function baseAccountStore(database: () => Firestore): BaseAccountStore {
  return {
    keep: async (uid, account, now) => {
      const removeAt = Timestamp.fromDate(inUtc(now).add(BASE_ACCOUNT_DAYS, 'day').toDate());
      await commitForLogin(database(), uid, (batch) =>
        batch.set(baseAccountOf(database(), uid), { ...account, removeAt }),
      );
    },
    find: async (uid, now) => {
      const snapshot = await baseAccountOf(database(), uid).get();
      if (!snapshot.exists) return null;
      const { removeAt, ...account } = fromDocument(storedSchema, snapshot.data());
      return now < new Date(removeAt) ? account : null;
    },
    drop: async (uid) => {
      await baseAccountOf(database(), uid).delete();
    },
  };
}

/** The document of a login. */
export function baseAccountOf(database: Firestore, uid: string) {
  return database.collection('baseAccounts').doc(uid);
}
