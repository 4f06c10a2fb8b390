import type { Firestore } from 'firebase-admin/firestore';
import {
  DEFAULT_COUNTRY,
  type Membership,
  NO_SAFER_GAMBLING,
  type SaferGambling,
  type UserProfile,
  userProfileSchema,
} from '../contract/index.ts';
import { fromDocument } from './document.ts';
import type { Identity } from './identities.ts';
import { type LinkOutcome, linkMembership } from './membershipLinks.ts';

/** The profiles of sign-in accounts: `users/{uid}`. Specification section 3. */
export interface ProfileStore {
  /** Null where the account has no profile. */
  find(uid: string): Promise<UserProfile | null>;
  /**
   * Replaces what the member has set to play safely by what `change` makes of it, and answers with what
   * holds then; null from `change` leaves it as it is. Null where the account has no profile.
   */
  changeSaferGambling(
    uid: string,
    change: (current: SaferGambling) => SaferGambling | null,
  ): Promise<SaferGambling | null>;
  /** Makes the profile of a login, or brings what it says of the address up to date. */
  keep(login: Identity): Promise<void>;
  /** Adds a membership to a profile that is there. */
  link(uid: string, membership: Membership): Promise<LinkOutcome>;
}

export function profileStore(database: () => Firestore): ProfileStore {
  return {
    find: async (uid) => {
      const snapshot = await database().collection('users').doc(uid).get();
      return snapshot.exists ? fromDocument(userProfileSchema, snapshot.data()) : null;
    },
    changeSaferGambling: (uid, change) =>
      database().runTransaction(async (transaction) => {
        const document = database().collection('users').doc(uid);
        const snapshot = await transaction.get(document);
        if (!snapshot.exists) return null;
        const profile = fromDocument(userProfileSchema, snapshot.data());
        const current = profile.saferGambling ?? NO_SAFER_GAMBLING;
        const changed = change(current);
        if (changed === null) return current;
        transaction.update(document, { saferGambling: changed });
        return changed;
      }),
    keep: (login) => keepProfile(database(), login),
    link: (uid, membership) => linkMembership(database(), uid, membership),
  };
}

/** In a transaction, so that two tabs make one profile, and a membership linked meanwhile stays. */
function keepProfile(database: Firestore, { uid, email, emailVerified }: Identity): Promise<void> {
  const document = database.collection('users').doc(uid);
  const address = { emailAddress: email, emailVerified };
  return database.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(document);
    if (exists) transaction.update(document, address);
    else {
      const fresh: UserProfile = {
        uid,
        ...address,
        memberships: [],
        country: DEFAULT_COUNTRY,
        gameOptin: [],
      };
      transaction.create(document, fresh);
    }
  });
}
