import type { Accounts } from '../auth/accounts.ts';
import { benefits } from './benefits/benefits.ts';
import { seedClock } from './clock.ts';
import { events } from './events/events.ts';
import { promotions } from './events/promotions.ts';
import type { Fields, FirestoreRest, SeedWrite } from './firestoreRest.ts';
import { gamePrizes } from './gamePrizes.ts';
import { games } from './games.ts';
import { INFO_PAGES_CONTENT } from './infoPages/infoPages.ts';
import { oddMembers } from './oddMembers.ts';
import { DEMO_PASSWORD, emailOf, PEOPLE, uidOf } from './people.ts';
import { memberRecords, membershipLinks, persons, profiles } from './records.ts';
import { RESTAURANTS } from './restaurants/restaurants.ts';
import { VENUES } from './venues.ts';
import { vouchers } from './vouchers.ts';

/**
 * Writes the demo documents. Each start rewrites the group's content with dates relative to the start. Members and
 * profiles are written once and keep their changes, except for the date on which points lapse.
 */
export async function seedDocuments(store: FirestoreRest, start: Date): Promise<void> {
  const clock = seedClock(start);
  const played = games(clock);
  const published = [
    ...VENUES.map((venue) => write('venues', String(venue.id), { ...venue })),
    ...RESTAURANTS.map((each) => write('restaurants', String(each.venueId), { ...each })),
    ...events(clock).map((event) => write('events', event.id, event)),
    ...promotions(clock).map((promotion) => write('promotions', promotion.id, promotion)),
    ...INFO_PAGES_CONTENT.map((each) => write('infoPages', each.page, { ...each })),
    ...played.map((game) => write('gameDefinitions', game.id, game)),
    ...gamePrizes(played.map(({ id }) => id)).map((each) => write('gamePrizes', each.gameId, each)),
    ...benefits().map(({ venueId, ...each }) => write('benefits', String(venueId), each)),
    ...vouchers(clock).map((voucher) => write('vouchers', voucher.id, voucher)),
  ];
  const records = memberRecords(clock).map((record) => write('members', record.id, record));
  const [first] = records;
  const isSeeded = first !== undefined && (await store.exists(first.path));
  await store.commit(
    isSeeded
      ? [...published, ...records.map((each) => ({ ...each, only: ['loyalty_points_end_date'] }))]
      : [
          ...published,
          ...records,
          ...oddMembers().map((each) => write('members', each.id, each)),
          ...profiles().map((each) => write('users', each.uid, each)),
          ...persons(start).map((each) => write('persons', each.id, each)),
          ...membershipLinks().map(({ crmId, ...link }) => write('membershipLinks', crmId, link)),
        ],
  );
}

/** Adds the demo accounts if no account exists. */
export async function seedAccounts(accounts: Accounts): Promise<void> {
  if (!(await accounts.isEmpty())) return;
  await accounts.add(
    PEOPLE.map((person) => ({
      localId: uidOf(person),
      email: emailOf(person),
      emailVerified: !person.unverified,
      disabled: person.disabled ?? false,
      rawPassword: DEMO_PASSWORD,
    })),
  );
}

function write(collection: string, id: string, fields: Fields): SeedWrite {
  return { path: `${collection}/${id}`, fields };
}
