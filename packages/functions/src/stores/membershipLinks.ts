import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Membership } from '../contract/index.ts';
import { isHeldAt } from '../domain/memberships.ts';
import { baseAccountOf } from './baseAccounts.ts';
import { fromDocument } from './document.ts';
import { writeForLogin } from './loginWrites.ts';
import { hashed } from './person.ts';
import { toProfile } from './toProfile.ts';

/**
 * The outcome of linking: linked (now or before), or rejected. `membership-taken`: another login has the
 * membership. `of-another-person`: another person released it. `location-taken`: the login has another
 * membership at this location.
 */
export type LinkOutcome = 'linked' | 'membership-taken' | 'of-another-person' | 'location-taken';

/** The current or last owner of a membership: `membershipLinks/{crmId}`. */
const linkSchema = z.strictObject({
  /** Null after the deletion of the login. */
  uid: z.nullable(z.string()),
  /** Hashes of the keys of its person. A person with none of them cannot link it again. */
  keys: z.array(z.string()),
  /** The time from which anybody may link it; null while a login has it. */
  removeAt: z.nullable(z.iso.datetime({ offset: true })),
});

/**
 * Links a membership to a login: the profile lists it, and `membershipLinks/{crmId}` names its only login.
 * One transaction writes both.
 * @param keys the keys of its record, in plain text
 */
export function linkMembership(
  database: Firestore,
  uid: string,
  membership: Membership,
  keys: readonly string[],
): Promise<LinkOutcome> {
  const profile = database.collection('users').doc(uid);
  const link = linkOf(database, membership.crmId);
  return writeForLogin(database, uid, async (transaction) => {
    const [profileNow, linkNow] = await transaction.getAll(profile, link);
    if (!profileNow?.exists) throw new Error('There is no profile to link to.');
    const held = linkNow?.exists ? fromDocument(linkSchema, linkNow.data()) : null;
    if (held !== null && held.uid !== null && held.uid !== uid) return 'membership-taken';
    const isFree = held === null || hasEnded(held.removeAt);
    const owned = keys.map(hashed);
    if (!isFree && !held.keys.some((key) => owned.includes(key))) return 'of-another-person';
    const { memberships } = toProfile(profileNow.data());
    if (memberships.some(({ crmId }) => crmId === membership.crmId)) return 'linked';
    if (memberships.some((each) => isHeldAt(each, membership.location))) return 'location-taken';
    transaction.set(link, { uid, keys: owned, removeAt: null });
    transaction.update(profile, { memberships: FieldValue.arrayUnion(membership) });
    // Only the join form needs these values, and joining is complete.
    transaction.delete(baseAccountOf(database, uid));
    return 'linked';
  });
}

/** The logins of memberships, by membership. A membership without a login is missing. */
export async function loginsOf(
  database: Firestore,
  crmIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (crmIds.length === 0) return new Map();
  const links = await database.getAll(...crmIds.map((crmId) => linkOf(database, crmId)));
  const logins = links.flatMap((link) => {
    const uid = link.exists ? fromDocument(linkSchema, link.data()).uid : null;
    return uid === null ? [] : [[link.id, uid] as const];
  });
  return new Map(logins);
}

/**
 * Removes a deleted login from all of its memberships. They stay reserved for their person until
 * `removeAt`.
 */
export async function releaseLinks(
  database: Firestore,
  uid: string,
  removeAt: Date,
): Promise<void> {
  const { docs } = await database.collection('membershipLinks').where('uid', '==', uid).get();
  await Promise.all(
    docs.map(({ ref }) => ref.update({ uid: null, removeAt: Timestamp.fromDate(removeAt) })),
  );
}

function hasEnded(removeAt: string | null): boolean {
  return removeAt !== null && Date.parse(removeAt) <= Date.now();
}

function linkOf(database: Firestore, crmId: string) {
  return database.collection('membershipLinks').doc(crmId);
}
