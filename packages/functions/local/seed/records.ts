import { DEFAULT_COUNTRY } from '../../src/contract/limits.ts';
import { personBlock } from '../../src/contract/rules/membership.ts';
import { NO_SAFER_GAMBLING } from '../../src/contract/rules/saferGambling.ts';
import { heldKeys } from '../../src/domain/persons/memberKeys.ts';
import type { MemberTraits } from '../../src/domain/ports/memberService.ts';
import type { SeedClock } from './clock.ts';
import { NEWS_FEED, ONLINE_GAMING_CTA } from './news.ts';
import { crmIdOf, emailOf, PEOPLE, type SeedMembership, type SeedPerson, uidOf } from './people.ts';
import { FIRST_REVISION, linkKeys, personIdOf, seedPerson } from './persons.ts';

const SURNAME = 'Sample';
const BORN = '1984-06-15';

/** The member service's records: all people with a membership, linked or not. */
export function memberRecords(clock: SeedClock) {
  return PEOPLE.flatMap((person) => {
    const { membership } = person;
    if (membership === null) return [];
    const traits = traitsOf(person, membership);
    return [
      {
        id: crmIdOf(membership),
        customer_number: membership.customerNumber,
        first_name: traits.firstName,
        last_name: traits.lastName,
        email: traits.email,
        phone_mobile: traits.mobile,
        date_of_birth: traits.dateOfBirth,
        person_keys: heldKeys(traits),
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

/** The profile of each demo account: `users/{uid}`. */
export function profiles() {
  return PEOPLE.map((person) => ({
    uid: uidOf(person),
    emailAddress: emailOf(person),
    emailVerified: !person.unverified,
    memberships: linkedTo(person).map((membership) => ({
      location: membership.homeCasino,
      customerNumber: membership.customerNumber,
      crmId: crmIdOf(membership),
    })),
    country: DEFAULT_COUNTRY,
    gameOptin: [],
    ...(linkedTo(person).length > 0 && {
      personId: personIdOf(uidOf(person)),
      personRevision: FIRST_REVISION,
      saferGambling: NO_SAFER_GAMBLING,
    }),
  }));
}

/** The person of each linked account: `persons/{id}`. */
export function persons(start: Date) {
  return PEOPLE.flatMap((person) =>
    linkedTo(person).map((membership) => {
      const block = personBlock({ suspended: membership.suspended ?? false });
      const owner = { uid: uidOf(person), crmId: crmIdOf(membership), block };
      return seedPerson(owner, traitsOf(person, membership), start);
    }),
  );
}

/** The account of each linked membership: `membershipLinks/{crmId}`. */
export function membershipLinks() {
  return PEOPLE.flatMap((person) =>
    linkedTo(person).map((membership) => ({
      crmId: crmIdOf(membership),
      uid: uidOf(person),
      keys: linkKeys(traitsOf(person, membership)),
      removeAt: null,
    })),
  );
}

function linkedTo({ membership, unlinked }: SeedPerson): readonly SeedMembership[] {
  return membership === null || unlinked ? [] : [membership];
}

function traitsOf(person: SeedPerson, { customerNumber }: SeedMembership): MemberTraits {
  return {
    email: emailOf(person),
    firstName: person.firstName,
    lastName: SURNAME,
    dateOfBirth: person.born ?? BORN,
    // Ofcom reserves 07700 900000 to 900999 for fiction.
    mobile: `+447700900${customerNumber.slice(-3)}`,
    personId: null,
  };
}
