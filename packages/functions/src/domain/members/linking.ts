import type { Membership, UserProfile } from '../../contract/profile.ts';
import type { Linking, LinkRefusal } from '../ports/profiles.ts';
import { isHeldAt } from './memberships.ts';

/** The current or last owner of a membership. */
export interface MembershipLink {
  /** Null after the deletion of the login. */
  readonly uid: string | null;
  /** Hashes of the keys of its person. A person with none of them cannot link it again. */
  readonly keys: readonly string[];
  /** ISO 8601 instant from which anybody may link it; null while a login has it. */
  readonly removeAt: string | null;
}

/**
 * The reason for which a membership is not linked, or null.
 * @param held the link of the membership; null if no login ever had it
 * @param memberships the memberships of the login
 * @param hashed the stored form of a key
 */
export function linkRefusal(
  held: MembershipLink | null,
  memberships: readonly Membership[],
  { uid, membership, replaced, keys, formerKeys }: Linking,
  hashed: (key: string) => string,
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

/**
 * The changed fields of the profile of a login with a new membership, which takes the place of the first that it
 * replaces, or is last.
 */
export function linkedProfile(
  { memberships, opensWith }: Pick<UserProfile, 'memberships' | 'opensWith'>,
  { membership, replaced }: Linking,
): Partial<UserProfile> {
  const isReplaced = ({ crmId }: Membership) =>
    crmId === membership.crmId || replaced.includes(crmId);
  const place = memberships.findIndex(isReplaced);
  const before = place < 0 ? memberships : memberships.slice(0, place);
  const after = memberships.slice(before.length).filter((each) => !isReplaced(each));
  const opensWithReplaced = opensWith !== undefined && replaced.includes(opensWith);
  return {
    memberships: [...before, membership, ...after],
    ...(opensWithReplaced && { opensWith: membership.crmId }),
    emailVerified: true,
  };
}

function hasEnded(removeAt: string | null): boolean {
  return removeAt !== null && Date.parse(removeAt) <= Date.now();
}
