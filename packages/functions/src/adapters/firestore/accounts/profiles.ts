import type { Firestore } from 'firebase-admin/firestore';
import { DEFAULT_COUNTRY } from '../../../contract/limits.ts';
import type { UserProfile } from '../../../contract/profile.ts';
import { callableError } from '../../../pipeline/errors.ts';
import type { Identity } from '../../identity/identities.ts';
import { commitForLogin, writeForLogin } from '../loginWrites.ts';
import { type Linking, type LinkOutcome, linkMembership, loginsOf } from './membershipLinks.ts';
import { toProfile } from './toProfile.ts';

/** The profiles of sign-in accounts: `users/{uid}`. Specification section 3. */
export interface ProfileStore {
  /** Null if the account has no profile. */
  find(uid: string): Promise<UserProfile | null>;
  /** Creates the profile of a login, or updates whether its address is verified. */
  keep(login: Identity): Promise<void>;
  /** Replaces the address of a login by a verified one. */
  changeAddress(uid: string, email: string): Promise<void>;
  /** Links a membership and a person to an existing profile. Throws if its address is another. */
  link(linking: Linking): Promise<LinkOutcome>;
  /**
   * Ends the sessions that began before `since`, in seconds since the epoch, at the document store. Does
   * nothing without a profile, or if later ones have ended.
   */
  endSessions(uid: string, since: number): Promise<void>;
  /** Sets the membership that the app opens with. */
  openWith(uid: string, crmId: string): Promise<void>;
  /** The login of a membership, or null. */
  loginOf(crmId: string): Promise<string | null>;
  /** The logins of memberships, by membership. A membership without a login is missing. */
  loginsOf(crmIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export function profileStore(database: () => Firestore): ProfileStore {
  return {
    find: async (uid) => {
      const snapshot = await database().collection('users').doc(uid).get();
      return snapshot.exists ? toProfile(snapshot.data()) : null;
    },
    keep: (login) => keepProfile(database(), login),
    changeAddress: (uid, email) =>
      commitForLogin(database(), uid, (batch) => {
        const address = { emailAddress: email, emailVerified: true };
        batch.update(database().collection('users').doc(uid), address);
      }),
    link: (linking) => linkMembership(database(), linking),
    endSessions: (uid, sessionsSince) =>
      database().runTransaction(async (transaction) => {
        const profile = database().collection('users').doc(uid);
        const held = await transaction.get(profile);
        if (!held.exists || (held.get('sessionsSince') ?? 0) >= sessionsSince) return;
        transaction.update(profile, { sessionsSince });
      }),
    openWith: (uid, crmId) =>
      commitForLogin(database(), uid, (batch) => {
        batch.update(database().collection('users').doc(uid), { opensWith: crmId });
      }),
    loginOf: async (crmId) => (await loginsOf(database(), [crmId])).get(crmId) ?? null,
    loginsOf: (crmIds) => loginsOf(database(), crmIds),
  };
}

/** In a transaction, so that two tabs create one profile, and a membership linked meanwhile is kept. */
function keepProfile(database: Firestore, { uid, email, emailVerified }: Identity): Promise<void> {
  const document = database.collection('users').doc(uid);
  const address = { emailAddress: email, emailVerified };
  return writeForLogin(database, uid, async (transaction) => {
    const before = await transaction.get(document);
    if (before.exists) {
      // An address that was changed without this backend is not verified by its e-mails.
      if (before.get('emailAddress') !== email) throw callableError('permission-denied');
      transaction.update(document, address);
    } else {
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
