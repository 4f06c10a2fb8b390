import type { Firestore } from 'firebase-admin/firestore';
import type { Language } from '../../../contract/languages.ts';
import { DEFAULT_COUNTRY } from '../../../contract/limits.ts';
import type { UserProfile } from '../../../contract/profile.ts';
import { DomainError } from '../../../domain/errors.ts';
import type { Identity } from '../../../domain/ports/identities.ts';
import type { ProfileStore } from '../../../domain/ports/profiles.ts';
import { commitForLogin, writeForLogin } from '../loginWrites.ts';
import { findLinkedLogins, linkMembership } from './membershipLinks.ts';
import { toProfile } from './toProfile.ts';

export function profileStore(database: () => Firestore): ProfileStore {
  return {
    find: async (uid) => {
      const snapshot = await database().collection('users').doc(uid).get();
      return snapshot.exists ? toProfile(snapshot.data()) : null;
    },
    save: (login, language) => saveProfile(database(), login, language),
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
    setLanguage: (uid, language) =>
      commitForLogin(database(), uid, (batch) => {
        batch.update(database().collection('users').doc(uid), { language });
      }),
    loginOf: async (crmId) => (await findLinkedLogins(database(), [crmId])).get(crmId) ?? null,
    loginsOf: (crmIds) => findLinkedLogins(database(), crmIds),
  };
}

/** In a transaction, so that two tabs create one profile, and a concurrent link of a membership is not lost. */
function saveProfile(
  database: Firestore,
  { uid, email, emailVerified }: Identity,
  language: Language,
): Promise<void> {
  const document = database.collection('users').doc(uid);
  const address = { emailAddress: email, emailVerified };
  return writeForLogin(database, uid, async (transaction) => {
    const before = await transaction.get(document);
    if (before.exists) {
      // An address that was changed without this backend is not verified by its e-mails.
      if (before.get('emailAddress') !== email) throw new DomainError('permission-denied');
      transaction.update(document, address);
    } else {
      const fresh: UserProfile = {
        uid,
        ...address,
        memberships: [],
        country: DEFAULT_COUNTRY,
        gameOptin: [],
        language,
      };
      transaction.create(document, fresh);
    }
  });
}
