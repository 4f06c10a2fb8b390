import { createHash } from 'node:crypto';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { RegistrationValues } from '../../../contract/members/registerAccount.ts';
import type { Membership } from '../../../contract/profile.ts';
import { venueOfHomeCasino } from '../../../contract/rules/membership.ts';
import { exactAddress } from '../../../domain/addresses/mailbox.ts';
import { answersOfForm } from '../../../domain/members/consents.ts';
import { newCustomerNumber, registrationTraits } from '../../../domain/members/registrations.ts';
import { addressKey, heldKeys, TOO_MANY_RECORDS } from '../../../domain/persons/memberKeys.ts';
import type {
  IdentifiedMembership,
  Registered,
  Registration,
} from '../../../domain/ports/memberService.ts';
import { toKeyedMember } from './keyedMembers.ts';

/** The tier of new members. Specification section 4. */
const FIRST_TYPE = { membership_type_id: 49, membership_type_Name: 'Jack' };

/** The membership with that number at that casino or the one that runs it, or null. */
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
    record: toKeyedMember(record.data()),
  };
}

/**
 * Adds a member, once per address and casino: two concurrent submissions conflict on
 * `registrations/{hash}`. One transaction writes record and registration.
 */
export function registerMember(
  database: Firestore,
  registration: Registration,
): Promise<Registered> {
  const { submissionId, values, language, at } = registration;
  const stored = database.collection('registrations').doc(registrationId(values));
  return database.runTransaction(async (transaction) => {
    const before = await transaction.get(stored);
    if (before.get('submissionId') === submissionId) {
      return { membership: before.get('membership'), isNew: false };
    }
    if (await isKnown(database, transaction, values)) return 'already-member';
    const customerNumber = await freeNumber(database, transaction, registration);
    const crmId = `crm-${customerNumber}`;
    const membership: Membership = { location: values.location, customerNumber, crmId };
    // Creating a taken number fails, and nothing is written.
    transaction.create(database.collection('members').doc(crmId), {
      id: crmId,
      customer_number: customerNumber,
      ...toMemberRecord(values),
      person_keys: heldKeys(registrationTraits(values)),
      consents: answersOfForm(values, language, at),
      registered: { title: values.title, gender: values.gender, at: Timestamp.fromDate(at) },
    });
    transaction.set(stored, { submissionId, membership });
    return { membership, isNew: true };
  });
}

/**
 * The reserved number, or another if it is taken: two members with one number could not be distinguished.
 */
async function freeNumber(
  database: Firestore,
  transaction: Transaction,
  { customerNumber: promised }: Registration,
): Promise<string> {
  if (promised === null) return newCustomerNumber();
  const taken = database.collection('members').where('customer_number', '==', promised).limit(1);
  return (await transaction.get(taken)).empty ? promised : newCustomerNumber();
}

/** True if a member of the casino, or of the one that runs it, has this address, in any letter case. */
export async function isMember(
  database: Firestore,
  email: string,
  location: number,
): Promise<boolean> {
  const { docs } = await membersWith(database, email).get();
  return docs.some((each) => isMemberWith(each, { email, location }));
}

function toMemberRecord(values: RegistrationValues) {
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

async function isKnown(
  database: Firestore,
  transaction: Transaction,
  { email, location }: RegistrationValues,
): Promise<boolean> {
  const { docs } = await transaction.get(membersWith(database, email));
  return docs.some((each) => isMemberWith(each, { email, location }));
}

function membersWith(database: Firestore, email: string) {
  const members = database.collection('members');
  return members.where('person_keys', 'array-contains', addressKey(email)).limit(TOO_MANY_RECORDS);
}

/** An earlier address of a record is not compared: its owner may be somebody else now. */
function isMemberWith(
  record: DocumentSnapshot,
  { email, location }: Pick<RegistrationValues, 'email' | 'location'>,
): boolean {
  const isOwner = exactAddress(record.get('email') ?? '') === exactAddress(email);
  return isOwner && isAt(record.get('home_casino'), location);
}

function isAt(homeCasino: number, location: number): boolean {
  return venueOfHomeCasino(homeCasino) === venueOfHomeCasino(location);
}

function registrationId({ email, location }: RegistrationValues): string {
  const text = JSON.stringify([addressKey(email), venueOfHomeCasino(location)]);
  return createHash('sha256').update(text).digest('hex');
}
