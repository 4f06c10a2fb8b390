import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { BASE_ACCOUNT_DAYS } from '../../../contract/limits.ts';
import { inUtc } from '../../../contract/rules/calendar.ts';
import { baseAccountSchema } from '../../../contract/users/getBaseAccount.ts';
import type { BaseAccountStore } from '../../../domain/ports/baseAccounts.ts';
import { fromDocument } from '../document.ts';
import { commitForLogin } from '../loginWrites.ts';

const storedSchema = z.extend(baseAccountSchema, {
  /** `Credentials.sessionsSince` at the creation: a changed password moves it. */
  sessionsSince: z._default(z.string(), ''),
  removeAt: z.iso.datetime({ offset: true }),
});

export function baseAccountStore(database: () => Firestore): BaseAccountStore {
  return {
    save: async (uid, account, now) => {
      const removeAt = Timestamp.fromDate(inUtc(now).add(BASE_ACCOUNT_DAYS, 'day').toDate());
      await commitForLogin(database(), uid, (batch) =>
        batch.set(baseAccountDocument(database(), uid), { ...account, removeAt }),
      );
    },
    find: async (uid, now) => {
      const snapshot = await baseAccountDocument(database(), uid).get();
      if (!snapshot.exists) return null;
      const { removeAt, ...account } = fromDocument(storedSchema, snapshot.data());
      return now < new Date(removeAt) ? account : null;
    },
    remove: async (uid) => {
      await baseAccountDocument(database(), uid).delete();
    },
  };
}

/** The document of a login. */
export function baseAccountDocument(database: Firestore, uid: string) {
  return database.collection('baseAccounts').doc(uid);
}
