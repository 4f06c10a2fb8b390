import type { Fields } from '../../content/format/fields.ts';
import type { Accounts } from '../auth/accounts.ts';
import { seedClock } from './clock.ts';
import { demoContent } from './demoContent.ts';
import type { FirestoreRest, SeedWrite } from './firestoreRest.ts';
import { oddMembers } from './oddMembers.ts';
import { crmIdOf, DEMO_PASSWORD, emailOf, PEOPLE, TIER_PEOPLE, uidOf } from './people.ts';
import { pointDocuments } from './points/pointDocuments.ts';
import { memberRecords, membershipLinks, persons, profiles } from './records.ts';
import { vouchers } from './vouchers.ts';

/** The records of members with a statement of points, which has the dates on which they end. */
const EXPLAINED = new Set(TIER_PEOPLE.map(({ membership }) => `members/${crmIdOf(membership)}`));

/**
 * Writes the demo documents. Each start rewrites the group's content with dates relative to the start. Members and
 * profiles are written once and keep their changes, as do statements of points. A member without a statement gets a new
 * date on which points end.
 */
export async function seedDocuments(store: FirestoreRest, start: Date): Promise<void> {
  const clock = seedClock(start);
  const published = [
    ...demoContent(start).map(({ collection, id, fields }) => write(collection, id, fields)),
    ...vouchers(clock).map((voucher) => write('vouchers', voucher.id, voucher)),
  ];
  const records = memberRecords(clock).map((record) => write('members', record.id, record));
  const [first] = records;
  const isSeeded = first !== undefined && (await store.exists(first.path));
  await store.commit(
    isSeeded
      ? [
          ...published,
          ...records
            .filter(({ path }) => !EXPLAINED.has(path))
            .map((each) => ({ ...each, only: ['loyalty_points_end_date'] })),
        ]
      : [
          ...published,
          ...records,
          ...pointDocuments(clock),
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
