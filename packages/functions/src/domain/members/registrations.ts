import { randomInt } from 'node:crypto';
import type { RegistrationValues } from '../../contract/members/registerAccount.ts';
import type { MemberTraits } from '../ports/memberService.ts';

/** A random number of eight digits, which is almost certainly free. */
export function newCustomerNumber(): string {
  return String(randomInt(10_000_000, 100_000_000));
}

/** The identifying fields of the join form. */
export function registrationTraits(values: RegistrationValues): MemberTraits {
  const { email, firstName, lastName, dob, mobile } = values;
  return { email, firstName, lastName, dateOfBirth: dob, mobile, personId: null };
}
