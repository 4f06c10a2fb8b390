import { randomInt } from 'node:crypto';
import type { Client } from '../calls/client.ts';
import type { AddedMember } from './addMember.ts';
import { freshMember } from './freshMember.ts';
import { joining } from './joining.ts';
import { newEmail } from './newEmail.ts';

let people = 0;

/** The data that identifies a person. */
export interface TestPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** `yyyy-mm-dd` */
  readonly dob: string;
  readonly mobile: string;
  readonly email: string;
}

/** A person with a name, address and birthday that no other test uses. */
export function newPerson(): TestPerson {
  people += 1;
  const letters = [...`${process.pid}${Date.now()}`].map((digit) => 'abcdefghij'[Number(digit)]);
  const name = `${letters.join('')}${'abcdefghijklmnopqrstuvwxyz'[people] ?? ''}`;
  return {
    // Test files share the numbers that are reserved for fiction, so both names are unique.
    firstName: `Una${name}`,
    lastName: `Sample${name}`,
    dob: `19${randomInt(40, 90)}-0${randomInt(1, 10)}-${randomInt(10, 29)}`,
    mobile: `+447700900${800 + people}`,
    email: newEmail('person'),
  };
}

/** The identifying fields of a person's record in the member service. */
export function recordOf({ firstName, lastName, dob, mobile, email }: TestPerson) {
  return {
    first_name: firstName,
    last_name: lastName,
    date_of_birth: dob,
    phone_mobile: mobile,
    email,
  };
}

/** Adds a record to the member service that no login is linked to. `changes` override its fields. */
export function addRecord(person: TestPerson, changes: object = {}): Promise<AddedMember> {
  return freshMember({ ...recordOf(person), ...changes }, { linked: false, verified: false });
}

/** Joins a casino; The Orrery by default. */
export function register(client: Client, person: TestPerson, changes: object = {}) {
  return client.call('members-registerAccount', joining(person.email, { ...person, ...changes }));
}

/** Links the membership of a record. */
export function link(
  client: Client,
  { location, customerNumber }: Pick<AddedMember, 'location' | 'customerNumber'>,
  dob: string,
) {
  return client.call('members-linkMembership', { location, membershipNumber: customerNumber, dob });
}
