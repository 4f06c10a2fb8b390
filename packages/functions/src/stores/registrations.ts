import { createHash, randomInt } from 'node:crypto';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  CONSENT_WORDING,
  type Consent,
  type Membership,
  type RegistrationValues,
  venueOfHomeCasino,
} from '../contract/index.ts';
import {
  heldKeys,
  mailboxKey,
  type PersonTraits,
  TOO_MANY_RECORDS,
} from '../domain/persons/personKeys.ts';
import { type PersonRecord, toPersonRecord } from './personRecords.ts';

/** Somebody who joins. `mobile` is E.164. */
export interface Registration {
  /** Names the submission: sent again, it finds what it made. */
  readonly submissionId: string;
  readonly values: RegistrationValues;
  /** The number that they were promised; null where the service chooses. */
  readonly customerNumber: string | null;
  readonly at: Date;
}

/** What became of a registration; `isNew` is false where it had been made before. */
export type Registered =
  | { readonly membership: Membership; readonly isNew: boolean }
  | 'already-member';

/** A membership with what has to match before it is linked. */
export interface IdentifiedMembership {
  readonly membership: Membership;
  readonly record: PersonRecord;
}

/** The first tier, which everybody joins with. Specification section 4. */
const FIRST_TYPE = { membership_type_id: 49, membership_type_Name: 'Jack' };

/** The membership of that number at that casino or the one that runs it; null where there is none. */
export async function identifyMembership(
  database: Firestore,
  location: number,
  customerNumber: string,
): Promise<IdentifiedMembership | null> {
  const { docs } = await database
    .collection('members')
    .where('customer_number', '==', customerNumber)
    .limit(10)
    .get();
  const record = docs.find((each) => isAt(each.get('home_casino'), location));
  if (!record) return null;
  return {
    membership: { location: record.get('home_casino'), customerNumber, crmId: record.id },
    record: toPersonRecord(record.data()),
  };
}

/**
 * Adds a member, once for each address and casino: `registrations/{hash}` is what two submissions at the
 * same moment meet at. Record and registration are written together or not at all.
 */
export function registerMember(
  database: Firestore,
  registration: Registration,
): Promise<Registered> {
  const { submissionId, values, at } = registration;
  const meeting = database.collection('registrations').doc(meetingOf(values));
  return database.runTransaction(async (transaction) => {
    const before = await transaction.get(meeting);
    if (before.get('submissionId') === submissionId) {
      return { membership: before.get('membership'), isNew: false };
    }
    if (await isKnown(database, transaction, values)) return 'already-member';
    const customerNumber = await freeNumber(database, transaction, registration);
    const crmId = `crm-${customerNumber}`;
    const membership: Membership = { location: values.location, customerNumber, crmId };
    // A number that is taken fails to be created, and nothing is written.
    transaction.create(database.collection('members').doc(crmId), {
      id: crmId,
      customer_number: customerNumber,
      ...recordOf(values),
      person_keys: heldKeys(traitsOf(values)),
      consents: marketingOf(values, at),
      registered: { title: values.title, gender: values.gender, at: Timestamp.fromDate(at) },
    });
    transaction.set(meeting, { submissionId, membership });
    return { membership, isNew: true };
  });
}

/** The promised number, or another where somebody has it: two members of one number could not be told apart. */
async function freeNumber(
  database: Firestore,
  transaction: Transaction,
  { customerNumber: promised }: Registration,
): Promise<string> {
  if (promised === null) return newCustomerNumber();
  const taken = database.collection('members').where('customer_number', '==', promised).limit(1);
  return (await transaction.get(taken)).empty ? promised : newCustomerNumber();
}

/** A number that nobody has yet, as good as certainly: eight digits at random. */
export function newCustomerNumber(): string {
  return String(randomInt(10_000_000, 100_000_000));
}

/** Who somebody says that they are. */
export function traitsOf(values: RegistrationValues): PersonTraits {
  const { email, firstName, lastName, dob, mobile } = values;
  return { email, firstName, lastName, dateOfBirth: dob, mobile, personId: null };
}

/** Whether a mailbox is one of the members' of a casino, or of the one that runs it. */
export async function isMember(
  database: Firestore,
  email: string,
  location: number,
): Promise<boolean> {
  const { docs } = await membersWith(database, email).get();
  return docs.some((each) => isAt(each.get('home_casino'), location));
}

function recordOf(values: RegistrationValues) {
  return {
    ...FIRST_TYPE,
    first_name: values.firstName,
    last_name: values.lastName,
    email: values.email,
    phone_mobile: values.mobile,
    date_of_birth: values.dob,
    suspended: false,
    home_casino: values.location,
    tierPoints: 0,
    rewardPoints: 0,
    loyalty_points: 0,
    loyalty_points_end_date: null,
    pwa_content: { NewsFeed: [], OnlineGamingCTAContent: [] },
  };
}

/** Only what the member chose is an answer: the rest was never asked for. */
function marketingOf({ consents }: RegistrationValues, at: Date): Consent[] {
  return [...new Set(consents.marketing)].map((channel) => {
    const topic = `casino-${channel}` as const;
    return { topic, given: true, wording: CONSENT_WORDING[topic], at: at.toISOString() };
  });
}

async function isKnown(
  database: Firestore,
  transaction: Transaction,
  { email, location }: RegistrationValues,
): Promise<boolean> {
  const { docs } = await transaction.get(membersWith(database, email));
  return docs.some((each) => isAt(each.get('home_casino'), location));
}

function membersWith(database: Firestore, email: string) {
  const members = database.collection('members');
  return members.where('person_keys', 'array-contains', mailboxKey(email)).limit(TOO_MANY_RECORDS);
}

function isAt(homeCasino: number, location: number): boolean {
  return venueOfHomeCasino(homeCasino) === venueOfHomeCasino(location);
}

function meetingOf({ email, location }: RegistrationValues): string {
  const text = JSON.stringify([mailboxKey(email), venueOfHomeCasino(location)]);
  return createHash('sha256').update(text).digest('hex');
}
