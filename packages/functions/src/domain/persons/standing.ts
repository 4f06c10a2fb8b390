import {
  type Member,
  type Membership,
  type MembershipBlock,
  membershipBlock,
  type UserProfile,
} from '../../contract/index.ts';
import type { Person } from '../../stores/persons.ts';
import { type LookUpServices, worstBlock } from './lookUp.ts';

/** A membership of a login, with its record in the member service. */
export interface Admission {
  readonly membership: Membership;
  readonly member: Member;
}

/** How the owner of a login stands in the group. */
export interface Standing {
  /** Null where nobody has proved the address yet. */
  readonly person: Person | null;
  /** Those memberships of the login that the member service knows. */
  readonly admissions: readonly Admission[];
  /** What keeps the person out; null for nothing. */
  readonly block: MembershipBlock | null;
}

/**
 * How the owner of a login stands now. A block of any record that is known to be theirs keeps them out
 * everywhere, whether or not a login has it: what the member service no longer has is judged by what it
 * last said. Specification section 6.
 */
export async function standingOf(
  { memberships, personId }: UserProfile,
  { members, persons }: LookUpServices,
): Promise<Standing> {
  const linked = memberships.map(({ crmId }) => crmId);
  const [own, person] = await Promise.all([
    members.findMembers(linked),
    personId === undefined ? null : persons.find(personId),
  ]);
  if (memberships.length > 0 && person === null) {
    throw new Error('A login has a membership, and nobody knows whose it is.');
  }
  const remembered = Object.entries(person?.records ?? {}).filter(([id]) => !linked.includes(id));
  const others = await members.findMembers(remembered.map(([crmId]) => crmId));
  const blocks = [
    ...[...own.values()].map(membershipBlock),
    ...remembered.map(([crmId, last]) => {
      const member = others.get(crmId);
      return member ? membershipBlock(member) : last;
    }),
  ];
  const admissions = memberships.flatMap((membership) => {
    const member = own.get(membership.crmId);
    return member ? [{ membership, member }] : [];
  });
  return { person, admissions, block: worstBlock(blocks) };
}
