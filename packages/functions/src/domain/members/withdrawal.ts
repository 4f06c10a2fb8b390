import type { Consent } from '../../contract/consents.ts';
import type { WithdrawalOutcome } from '../../contract/members/updateProfile.ts';
import type { UserProfile } from '../../contract/profile.ts';
import type { MemberService } from '../ports/memberService.ts';
import type { Person } from '../ports/persons.ts';
import { homeVenueId } from './memberships.ts';

/**
 * Stores the noes of a person on every other record that a login of theirs has, even on blocked ones: the question is
 * about all casinos. A yes stays where it was given. A record that is gone needs none.
 * @param crmId the record that has the answers already
 * @returns the outcome for each record, since each casino's system can fail by itself
 */
export async function withdrawElsewhere(
  answers: readonly Consent[],
  crmId: string,
  { profile, person }: { readonly profile: UserProfile; readonly person: Person },
  members: Pick<MemberService, 'updateMember'>,
): Promise<readonly WithdrawalOutcome[]> {
  const consents = answers.filter(({ given }) => !given);
  if (consents.length === 0) return [];
  const linked = new Map(profile.memberships.map((each) => [each.crmId, each.location]));
  const others = new Set([...linked.keys(), ...Object.keys(person.records)]);
  others.delete(crmId);
  const outcomes = await Promise.all(
    [...others].map(async (other): Promise<readonly WithdrawalOutcome[]> => {
      const casino = linked.get(other) ?? null;
      try {
        const member = await members.updateMember(other, { consents });
        return member ? [{ crmId: other, casino: homeVenueId(member) ?? casino, saved: true }] : [];
      } catch {
        return [{ crmId: other, casino, saved: false }];
      }
    }),
  );
  return outcomes.flat();
}
