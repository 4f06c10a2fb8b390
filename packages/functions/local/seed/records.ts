import { DEFAULT_COUNTRY } from '../../src/contract/index.ts';
import type { SeedClock } from './clock.ts';
import { NEWS_FEED, ONLINE_GAMING_CTA } from './news.ts';
import { crmIdOf, emailOf, PEOPLE, type SeedPerson, uidOf } from './people.ts';

const SURNAME = 'Sample';
const BORN = '1984-06-15';

/** What the member service holds of everyone who has a membership, linked to an account or not. */
export function memberRecords(clock: SeedClock) {
  return PEOPLE.flatMap((person) => {
    const { membership } = person;
    if (membership === null) return [];
    return [
      {
        id: crmIdOf(membership),
        customer_number: membership.customerNumber,
        first_name: person.firstName,
        last_name: SURNAME,
        email: emailOf(person),
        // Ofcom keeps 07700 900000 to 900999 for fiction.
        phone_mobile: `+447700900${membership.customerNumber.slice(-3)}`,
        date_of_birth: person.born ?? BORN,
        suspended: membership.suspended ?? false,
        membership_type_id: membership.typeId,
        membership_type_Name: membership.typeName,
        home_casino: membership.homeCasino,
        tierPoints: membership.tierPoints,
        rewardPoints: membership.rewardPoints,
        loyalty_points: membership.loyaltyPoints,
        loyalty_points_end_date:
          membership.pointsLapseIn === null ? null : clock.dayIn(membership.pointsLapseIn),
        pwa_content: { NewsFeed: NEWS_FEED, OnlineGamingCTAContent: ONLINE_GAMING_CTA },
      },
    ];
  });
}

/** The profile of every demo account: `users/{uid}`. */
export function profiles() {
  return PEOPLE.map((person) => ({
    uid: uidOf(person),
    emailAddress: emailOf(person),
    emailVerified: !person.unverified,
    memberships: membershipsOf(person),
    country: DEFAULT_COUNTRY,
    gameOptin: [],
  }));
}

/** Which account each linked membership belongs to: `membershipLinks/{crmId}`. */
export function membershipLinks() {
  return profiles().flatMap(({ uid, memberships }) =>
    memberships.map(({ crmId }) => ({ crmId, uid })),
  );
}

function membershipsOf({ membership, unlinked }: SeedPerson) {
  if (membership === null || unlinked) return [];
  return [
    {
      location: membership.homeCasino,
      customerNumber: membership.customerNumber,
      crmId: crmIdOf(membership),
    },
  ];
}
