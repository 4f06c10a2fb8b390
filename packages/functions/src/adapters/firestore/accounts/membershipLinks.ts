import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { DomainError } from '../../../domain/errors.ts';
import { linkedProfile, linkRefusal } from '../../../domain/members/linking.ts';
import { linksEndAt } from '../../../domain/persons/release.ts';
import type { Linking, LinkOutcome } from '../../../domain/ports/profiles.ts';
import { fromDocument } from '../document.ts';
import { writeForLogin } from '../loginWrites.ts';
import { addToOutbox, notInOutbox } from '../outbox.ts';
import { hashed } from '../persons/keys.ts';
import { planAdoption, writePerson } from '../persons/personWrites.ts';
import { baseAccountDocument } from './baseAccounts.ts';
import { toProfile } from './toProfile.ts';

/** A `MembershipLink`: `membershipLinks/{crmId}`. */
const linkSchema = z.strictObject({
  uid: z.nullable(z.string()),
  keys: z.array(z.string()),
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
  const link = linkDocument(database, membership.crmId);
  return writeForLogin(database, uid, async (transaction) => {
    const [profileNow, linkNow, ...replacedLinks] = await transaction.getAll(
      ...[profile, link, ...replaced.map((crmId) => linkDocument(database, crmId))],
    );
    if (profileNow?.get('emailAddress') !== email) throw new DomainError('permission-denied');
    const held = linkNow?.exists ? fromDocument(linkSchema, linkNow.data()) : null;
    const before = toProfile(profileNow.data());
    const refusal = linkRefusal(held, before.memberships, linking, hashed);
    if (refusal !== null) return refusal;
    const adoption = { uid, evidence, similar };
    const plan = await planAdoption(database, transaction, adoption, profileNow);
    const unknown = await notInOutbox(database, transaction, mails);

    writePerson(database, transaction, plan);
    transaction.set(link, { uid, keys: keys.map(hashed), removeAt: null });
    for (const each of replacedLinks.filter((former) => former.get('uid') === uid)) {
      transaction.update(each.ref, releasedAt(linksEndAt(evidence.at)));
    }
    transaction.update(profile, linkedProfile(before, linking));
    // Only the join form needs these values, and joining is complete.
    transaction.delete(baseAccountDocument(database, uid));
    return { mails: addToOutbox(database, transaction, unknown, new Date()) };
  });
}

/** The logins of memberships, by membership. A membership without a login is missing. */
export async function findLinkedLogins(
  database: Firestore,
  crmIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (crmIds.length === 0) return new Map();
  const links = await database.getAll(...crmIds.map((crmId) => linkDocument(database, crmId)));
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

/** The document of the link of a membership. */
export function linkDocument(database: Firestore, crmId: string) {
  return database.collection('membershipLinks').doc(crmId);
}
