import { memberHttpService } from '../../../src/contract/http/members.ts';
import { type Fault, type Json, onSentBody, operationOf } from './fault.ts';

/** The value that a service takes in place of an invalid one. */
const ACCEPTED: readonly (readonly [string, (values: Json) => Json])[] = [
  ['a person under 18', ({ consents }) => ({ consents: { ...consents, over18: true } })],
  ['any title', () => ({ title: 'Mx' })],
  ['any gender', () => ({ gender: 'other' })],
  ['any channel', ({ consents }) => ({ consents: { ...consents, marketing: [] } })],
  [
    'any text as an address',
    ({ email }) => ({ email: email.includes('@') ? email : `${email}@casino.test` }),
  ],
  ['no mobile number', ({ mobile }) => ({ mobile: mobile || '+447700900999' })],
  [
    'a mobile number without its country',
    ({ mobile }) => ({ mobile: mobile.replace(/^0/, '+44') }),
  ],
  ['a mobile number with spaces', ({ mobile }) => ({ mobile: mobile.replaceAll(' ', '') })],
  ['a mobile number with letters', ({ mobile }) => ({ mobile: mobile.replaceAll(/[A-Z]/g, '0') })],
  ['a mobile number of any length', ({ mobile }) => ({ mobile: mobile.slice(0, 13) })],
  ['any first name', () => ({ firstName: 'Any' })],
  ['any last name', () => ({ lastName: 'Any' })],
  ['any day', ({ dob }) => ({ dob: dob.replace('02-30', '03-02') })],
  ['true as a number', ({ location }) => ({ location: location === true ? 6 : location })],
  [
    'a nested field that is not named',
    ({ consents: { unknown: _, ...consents } }) => ({ consents }),
  ],
];

/** Faults of invalid registrations. */
export const INVALID_REGISTRATION_FAULTS: readonly Fault[] = ACCEPTED.map(([what, change]) => ({
  fails: 'register-invalid',
  fault: `a registration accepts ${what}`,
  operation: operationOf(memberHttpService, 'register'),
  serve: onSentBody(({ values, ...body }) => ({
    ...body,
    values: { ...values, ...change(values) },
  })),
}));
