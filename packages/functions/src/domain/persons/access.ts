import type { Member } from '../../contract/member.ts';
import type { UserProfile } from '../../contract/profile.ts';
import { personBlock } from '../../contract/rules/membership.ts';
import { addressOfOwner } from '../addresses/provenAddress.ts';
import type { Admission } from '../members/memberships.ts';
import type { Keys } from '../ports/keys.ts';
import type { Person } from '../ports/persons.ts';
import type { Services } from '../ports/services.ts';
import { hashedKey } from './hashedKey.ts';
import { type LookUpServices, lookUp, lookUpRefusal, type Refusal } from './lookUp.ts';
import { addressKey } from './memberKeys.ts';

/** The access of a login's owner. */
export interface Access {
  /** Null if the address is not verified yet. */
  readonly person: Person | null;
  /** The memberships of the login that the member service has. */
  readonly admissions: readonly Admission[];
  /** The reason for which the person is blocked at every casino, or null. */
  readonly refusal: Refusal | null;
}

/** The interval between two look-ups of a person, in milliseconds. */
const LOOK_LASTS_MS = 24 * 60 * 60 * 1_000;

/**
 * The access of a login's owner now. A suspension of any of their records blocks them everywhere, with or
 * without a login; any other block stays with its record (`personBlock`). The first call of a day looks
 * for new records, and so does the first one after the login's address has changed. Deleted records keep their
 * suspension. Specification section 6.
 */
export async function personAccess(
  profile: UserProfile,
  services: LookUpServices,
  now: Date,
): Promise<Access> {
  const { memberships } = profile;
  const linked = memberships.map(({ crmId }) => crmId);
  const [own, person] = await Promise.all([
    services.members.findMembers(linked, now),
    services.persons.findOf(profile),
  ]);
  if (memberships.length > 0 && person === null) {
    throw new Error('A login has a membership and no person.');
  }
  if (person && own.size > 0 && isOutdated(person, profile, services.keys, now)) {
    return personAccess(await lookedUpAgain(profile, services, now), services, now);
  }
  const admissions = memberships.flatMap((membership) => {
    const member = own.get(membership.crmId);
    return member ? [{ membership, member }] : [];
  });
  return { person, admissions, refusal: await personRefusal(own, person, services) };
}

/** The access of the owner of a record. Null for a record without a login: its owner is unknown. */
export async function accessOfOwner(
  crmId: string,
  { profiles, ...services }: LookUpServices & Pick<Services, 'profiles'>,
  now: Date,
): Promise<Access | null> {
  const uid = await profiles.loginOf(crmId);
  const profile = uid === null ? null : await profiles.find(uid);
  return profile && personAccess(profile, services, now);
}

/** Persons of an earlier version lack the address too. */
function isOutdated(
  { lookedUpAt, proofs }: Person,
  { emailAddress }: UserProfile,
  keys: Keys,
  now: Date,
): boolean {
  const isOld = now.getTime() - Date.parse(lookedUpAt) >= LOOK_LASTS_MS;
  return isOld || !proofs.includes(hashedKey(addressKey(emailAddress), keys.person()));
}

async function lookedUpAgain(
  profile: UserProfile,
  services: LookUpServices,
  now: Date,
): Promise<UserProfile> {
  const records = await services.members.findKeyedMembers(
    profile.memberships.map(({ crmId }) => crmId),
  );
  const sought = { email: addressOfOwner(profile), records, claim: null };
  const { evidence } = await lookUp(sought, services, now);
  const { id, revision } = await services.persons.adopt(profile.uid, evidence, []);
  return { ...profile, personId: id, personRevision: revision };
}

async function personRefusal(
  own: ReadonlyMap<string, Member>,
  person: Person | null,
  { members }: LookUpServices,
): Promise<Refusal | null> {
  const ofOthers = Object.entries({ ...person?.records, ...person?.others })
    .filter(([crmId]) => !own.has(crmId))
    .map(([crmId, { block, ...rest }]) => ({ crmId, block, told: true, ...rest }));
  const living = await members.findMembers(ofOthers.map(({ crmId }) => crmId));
  const others = ofOthers.map(({ crmId, block, told }) => {
    const member = living.get(crmId);
    return { block: member ? personBlock(member) : block, told };
  });
  const theirs = [...own.values()].map((member) => ({ block: personBlock(member), told: true }));
  return lookUpRefusal([...theirs, ...others]);
}
