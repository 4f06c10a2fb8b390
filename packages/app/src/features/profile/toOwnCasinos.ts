import type { Venue } from '@casino/functions/contract/members/getVenue.ts';
import type { Membership } from '@casino/functions/contract/profile.ts';
import { venueOfHomeCasino } from '@casino/functions/contract/rules/membership.ts';
import type { OwnCasino } from '@casino/ui/screens/Profile/Profile.types.ts';
import type { MemberData } from '../../session/state/session.ts';

/** The home casinos of the other memberships by their `crmId`, or `gone` if the record of a membership is gone. */
export type OtherHomes = Readonly<Record<string, number | null | 'gone'>>;

/**
 * Returns the casinos of a member with several memberships, each under the name of its home casino. Until that is known,
 * the name is that of the casino where the membership was linked.
 */
export function toOwnCasinos(
  { membership: opening, memberships = [], venue }: MemberData,
  homes: OtherHomes,
): readonly OwnCasino[] {
  return memberships.map(({ crmId, customerNumber, location }: Membership) => {
    const isOpen = crmId === opening.crmId;
    const home = homes[crmId];
    const id = typeof home === 'number' ? home : location;
    return {
      id: crmId,
      name: isOpen && venue ? venue.pagetitle : nameOf(venue, id),
      membershipNumber: customerNumber,
      standing: isOpen ? 'open' : home === 'gone' ? 'gone' : 'other',
    };
  });
}

function nameOf(venue: Venue | null, casino: number): string | null {
  if (venue === null) return null;
  const id = venueOfHomeCasino(casino);
  return [venue, ...venue.otherVenues].find((each) => each.id === id)?.pagetitle ?? null;
}
