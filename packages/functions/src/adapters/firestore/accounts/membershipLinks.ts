import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Membership } from '../../../contract/profile.ts';
import { DomainError } from '../../../domain/errors.ts';
import { isHeldAt } from '../../../domain/members/memberships.ts';
import { linksEndAt } from '../../../domain/persons/release.ts';
import type { Linking, LinkOutcome, LinkRefusal } from '../../../domain/ports/profiles.ts';
import { fromDocument } from '../document.ts';
import { writeForLogin } from '../loginWrites.ts';
import { addToOutbox, notInOutbox } from '../outbox.ts';
import { hashed } from '../persons/keys.ts';
import { planAdoption, writePerson } from '../persons/personWrites.ts';
import { baseAccountOf } from './baseAccounts.ts';
import { toProfile } from './toProfile.ts';

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
 * Links a membership to a login, and the login to its person: the profile lists the membership,
 * `membershipLinks/{crmId}` names its only login, and the outbox gets its e-mails. A membership that it replaces
 * leaves the profile, and stays reserved for its person as after the deletion of a login. One transaction writes
 * all, and a refusal writes nothing. Idempotent.
 */
export function linkMembership(database: Firestore, linking: Linking): Promise<LinkOutcome> {
  const { uid, email, membership, replaced, keys, evidence, similar, mails } = linking;
  const profile = database.collection('users').doc(uid);
  const link = linkOf(database, membership.crmId);
  return writeForLogin(database, uid, async (transaction) => {
    const [profileNow, linkNow, ...replacedLinks] = await transaction.getAll(
      ...[profile, link, ...replaced.map((crmId) => linkOf(database, crmId))],
    );
    if (profileNow?.get('emailAddress') !== email) throw new DomainError('permission-denied');
    const held = linkNow?.exists ? fromDocument(linkSchema, linkNow.data()) : null;
    const { memberships, opensWith } = toProfile(profileNow.data());
    const refusal = refusalOf(held, memberships, linking);
    if (refusal !== null) return refusal;
    const adoption = { uid, evidence, similar };
    const plan = await planAdoption(database, transaction, adoption, profileNow);
    const unknown = await notInOutbox(database, transaction, mails);

    writePerson(database, transaction, plan);
    transaction.set(link, { uid, keys: keys.map(hashed), removeAt: null });
    for (const each of replacedLinks.filter((former) => former.get('uid') === uid)) {
      transaction.update(each.ref, releasedAt(linksEndAt(evidence.at)));
    }
    const opensWithReplaced = opensWith !== undefined && replaced.includes(opensWith);
    transaction.update(profile, {
      memberships: withMembership(memberships, linking),
      ...(opensWithReplaced && { opensWith: membership.crmId }),
      emailVerified: true,
    });
    // Only the join form needs these values, and joining is complete.
    transaction.delete(baseAccountOf(database, uid));
    return { mails: addToOutbox(database, transaction, unknown, new Date()) };
  });
}

function refusalOf(
  held: z.infer<typeof linkSchema> | null,
  memberships: readonly Membership[],
  { uid, membership, replaced, keys, formerKeys }: Linking,
): LinkRefusal | null {
  if (held !== null && held.uid !== null && held.uid !== uid) return 'membership-taken';
  const isFree = held === null || hasEnded(held.removeAt);
  const owned = [...keys, ...formerKeys].map(hashed);
  if (!isFree && !held.keys.some((key) => owned.includes(key))) return 'of-another-person';
  const others = memberships.filter(
    ({ crmId }) => crmId !== membership.crmId && !replaced.includes(crmId),
  );
  return others.some((each) => isHeldAt(each, membership.location)) ? 'location-taken' : null;
}

/** The memberships with a new one, in the place of the first that it replaces, or last. */
function withMembership(
  memberships: readonly Membership[],
  { membership, replaced }: Linking,
): readonly Membership[] {
  const isReplaced = ({ crmId }: Membership) =>
    crmId === membership.crmId || replaced.includes(crmId);
  const place = memberships.findIndex(isReplaced);
  const before = place < 0 ? memberships : memberships.slice(0, place);
  const after = memberships.slice(before.length).filter((each) => !isReplaced(each));
  return [...before, membership, ...after];
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
  await Promise.all(docs.map(({ ref }) => ref.update(releasedAt(removeAt))));
}

/** The change of a link whose membership has no login any longer. */
function releasedAt(removeAt: Date) {
  return { uid: null, removeAt: Timestamp.fromDate(removeAt) };
}

function hasEnded(removeAt: string | null): boolean {
  return removeAt !== null && Date.parse(removeAt) <= Date.now();
}

/** The document of the link of a membership. */
export function linkOf(database: Firestore, crmId: string) {
  return database.collection('membershipLinks').doc(crmId);
}
