import type { Member } from '@casino/functions/contract/member.ts';
import type { Membership } from '@casino/functions/contract/profile.ts';
import type { OwnCasino } from '@casino/ui/screens/Profile/Profile.types.ts';
import type { MemberData } from '../../session/state/session.ts';
import { casinoName } from '../shared/profile/casinoName.ts';

/** What is known of the record of another membership: its home casino, and the reason why the app cannot open with it. */
export type OtherRecord = Pick<Member, 'home_casino'> & { readonly closed: OwnCasino['closed'] };

/** The records of the other memberships by their `crmId`. */
export type OtherRecords = Readonly<Record<string, OtherRecord>>;

/**
 * Returns the casinos of a member with several memberships, each under the name of its home casino. Until that is known,
 * the name is that of the casino where the membership was linked.
 */
export function toOwnCasinos(
  { membership: opening, memberships = [], venue }: MemberData,
  records: OtherRecords,
): readonly OwnCasino[] {
  return memberships.map(({ crmId, customerNumber, location }: Membership) => {
    const isOpen = crmId === opening.crmId;
    const record = records[crmId];
    const id = record?.home_casino ?? location;
    return {
      id: crmId,
      name: isOpen && venue ? venue.pagetitle : casinoName(venue, id),
      membershipNumber: customerNumber,
      isOpen,
      closed: isOpen ? null : (record?.closed ?? null),
    };
  });
}
