import type { Fields } from '../../content/format/fields.ts';
import { POINT_COLLECTIONS } from '../../src/adapters/firestore/points/documents.ts';
import type { Accounts } from '../auth/accounts.ts';
import { seedClock } from './clock.ts';
import { demoContent } from './demoContent.ts';
import type { FirestoreRest, SeedWrite } from './firestoreRest.ts';
import { groupRedemptions } from './groupRedemptions.ts';
import { oddMembers } from './oddMembers.ts';
import { crmIdOf, DEMO_PASSWORD, emailOf, PEOPLE, TIER_PEOPLE, uidOf } from './people.ts';
import { pointDocuments, type RecordPoints } from './points/pointDocuments.ts';
import { memberRecords, membershipLinks, persons, profiles } from './records.ts';
import { STAFF, staffAccount, staffDocument } from './staff.ts';
import { vouchers } from './vouchers.ts';

/** The members with a statement of points. */
const EXPLAINED = TIER_PEOPLE.map(({ membership }) => crmIdOf(membership));

/**
 * Writes the demo documents. Each start rewrites the group's content with dates relative to the start. Members and
 * profiles are written once and keep their changes, as do statements of points, which data of an earlier version lack.
 * A member without a statement gets a new date on which points end.
 * @param contentFolder that of a preview, in place of the demo's
 */
export async function seedDocuments(
  store: Pick<FirestoreRest, 'exists' | 'commit'>,
  start: Date,
  contentFolder?: string,
): Promise<void> {
  const clock = seedClock(start);
  const published = [
    ...demoContent(start, contentFolder).map(({ collection, id, fields }) =>
      write(collection, id, fields),
    ),
    ...vouchers(clock).map((voucher) => write('vouchers', voucher.id, voucher)),
    ...STAFF.map((person) => write('staff', person.uid, staffDocument(person))),
    ...groupRedemptions(clock),
  ];
  const [isSeeded, isExplained] = await Promise.all(
    ['members', POINT_COLLECTIONS.accounts].map((each) => store.exists(`${each}/${EXPLAINED[0]}`)),
  );
  const points = isExplained ? null : pointDocuments(clock, start);
  const records = memberRecords(clock).map((each) => ({
    ...each,
    ...points?.records.get(each.id),
  }));
  await store.commit(
    isSeeded
      ? [
          ...published,
          ...(points?.documents ?? []),
          ...records.flatMap((each) => newPoints(each, points?.records.get(each.id))),
        ]
      : [
          ...published,
          ...records.map((each) => write('members', each.id, each)),
          ...(points?.documents ?? []),
          ...oddMembers().map((each) => write('members', each.id, each)),
          ...profiles().map((each) => write('users', each.uid, each)),
          ...persons(start).map((each) => write('persons', each.id, each)),
          ...membershipLinks().map(({ crmId, ...link }) => write('membershipLinks', crmId, link)),
        ],
  );
}

/** What a later start changes of a stored record, whose fields are those of a first start. */
function newPoints(
  record: ReturnType<typeof memberRecords>[number],
  points: RecordPoints | undefined,
): readonly SeedWrite[] {
  if (EXPLAINED.includes(record.id) && points === undefined) return [];
  const only = points ? Object.keys(points) : ['loyalty_points_end_date'];
  return [{ ...write('members', record.id, record), only }];
}

/** Adds the demo accounts if no account exists, and those of staff, which data of an earlier version lack. */
export async function seedAccounts(accounts: Accounts): Promise<void> {
  if (await accounts.isEmpty()) await addPeople(accounts);
  if (!(await accounts.has(STAFF[0].uid))) await accounts.add(STAFF.map(staffAccount));
}

async function addPeople(accounts: Accounts): Promise<void> {
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
