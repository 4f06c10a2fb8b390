import { Accounts } from '../../local/auth/accounts.ts';
import { seedClock } from '../../local/seed/clock.ts';
import { FirestoreRest } from '../../local/seed/firestoreRest.ts';
import { DEMO_PASSWORD } from '../../local/seed/people.ts';
import { linkKeys, seedPerson } from '../../local/seed/persons.ts';
import { memberRecords } from '../../local/seed/records.ts';
import type { Addresses } from '../../local/settings/addresses.ts';
import { PROJECT_ID } from '../../local/settings/project.ts';
import { personBlock } from '../../src/contract/rules/membership.ts';
import { heldKeys } from '../../src/domain/persons/memberKeys.ts';

type MemberRecord = ReturnType<typeof memberRecords>[number];

let members = 0;

/** Ofcom reserves this range for fiction. A shared landline, unlike a shared mobile, does not link members to one person. */
const LANDLINE = '+442079460123';

/** A member that no other test uses, with the demo accounts' password. */
export interface AddedMember {
  readonly uid: string;
  readonly email: string;
  readonly crmId: string;
  readonly customerNumber: string;
  readonly location: number;
}

/** The differences of a new member from `jack`, a member of The Orrery. */
export interface MemberChanges {
  /** Fields of the record in the member service. */
  readonly record?: Partial<MemberRecord>;
  /** False if the e-mail address is not verified. */
  readonly verified?: boolean;
  /** False if the account is not linked to its membership. */
  readonly linked?: boolean;
}

/**
 * Adds a member with account, profile and record to a running local backend, so that tests that change data do not
 * share members.
 */
export async function addMember(
  { auth, firestore }: Pick<Addresses, 'auth' | 'firestore'>,
  { record: changes = {}, verified = true, linked = true }: MemberChanges = {},
): Promise<AddedMember> {
  members += 1;
  const name = `fresh-${process.pid}-${Date.now()}-${members}`;
  const uid = `test-${name}`;
  const email = `${name}@demo.test`;
  const crmId = `crm-${name}`;
  const [jack] = memberRecords(seedClock(new Date()));
  if (!jack) throw new Error('The seed has no members.');
  const own = { last_name: lastNameOf(members), phone_mobile: LANDLINE };
  const plain = { ...jack, ...own, id: crmId, email, customer_number: name, ...changes };
  const traits = {
    email: plain.email,
    firstName: plain.first_name,
    lastName: plain.last_name,
    dateOfBirth: plain.date_of_birth,
    mobile: plain.phone_mobile,
    personId: null,
  };
  const record = { ...plain, person_keys: heldKeys(traits) };
  const location = record.home_casino;
  const customerNumber = record.customer_number;
  await new Accounts(auth, PROJECT_ID).add([
    { localId: uid, email, emailVerified: verified, disabled: false, rawPassword: DEMO_PASSWORD },
  ]);
  const memberships = linked ? [{ location, customerNumber, crmId }] : [];
  const profile = { uid, emailAddress: email, emailVerified: verified, country: 'gb' };
  const owner = { uid, crmId, block: personBlock(record) };
  const person = seedPerson(owner, traits, new Date());
  const mirrored = {
    personId: person.id,
    personRevision: person.revision,
    saferGambling: person.saferGambling,
  };
  await new FirestoreRest(firestore, PROJECT_ID).commit([
    { path: `members/${crmId}`, fields: record },
    {
      path: `users/${uid}`,
      fields: {
        ...profile,
        gameOptin: [],
        memberships,
        ...(linked && mirrored),
      },
    },
    ...(linked
      ? [
          {
            path: `membershipLinks/${crmId}`,
            fields: { uid, keys: linkKeys(traits), removeAt: null },
          },
          { path: `persons/${person.id}`, fields: person },
        ]
      : []),
  ]);
  return { uid, email, crmId, customerNumber, location };
}

/** A unique last name. Names allow letters only, so digits become letters. */
function lastNameOf(member: number): string {
  const digits = `${process.pid}${Date.now()}${member}`;
  return `Sample${digits.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
}
