import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type Membership, userProfileSchema } from '../contract/index.ts';
import { isHeldAt } from '../domain/memberships.ts';
import { fromDocument } from './document.ts';

/** What became of a link: made (or there already), or refused for what it would double. */
export type LinkOutcome = 'linked' | 'membership-taken' | 'location-taken';

/**
 * Links a membership to a login: the profile lists it, and `membershipLinks/{crmId}` names the one login
 * that has it. Both are written together or not at all, so a membership has one login by construction.
 */
export function linkMembership(
  database: Firestore,
  uid: string,
  membership: Membership,
): Promise<LinkOutcome> {
  const profile = database.collection('users').doc(uid);
  const link = database.collection('membershipLinks').doc(membership.crmId);
  return database.runTransaction(async (transaction) => {
    const [profileNow, linkNow] = await transaction.getAll(profile, link);
    if (!profileNow?.exists) throw new Error('There is no profile to link to.');
    if (linkNow?.exists && linkNow.get('uid') !== uid) return 'membership-taken';
    const { memberships } = fromDocument(userProfileSchema, profileNow.data());
    if (memberships.some(({ crmId }) => crmId === membership.crmId)) return 'linked';
    if (memberships.some((held) => isHeldAt(held, membership.location))) return 'location-taken';
    transaction.set(link, { uid });
    transaction.update(profile, { memberships: FieldValue.arrayUnion(membership) });
    return 'linked';
  });
}
