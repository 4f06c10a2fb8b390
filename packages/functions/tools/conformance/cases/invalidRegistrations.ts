import type { Case } from '../case.ts';
import { must } from '../outcomes.ts';
import { type NewRegistration, newKey, newRegistration } from '../requests.ts';

type Values = NewRegistration['values'];

/** Each changes one value of a registration to an invalid one. */
const INVALID: readonly (readonly [string, (values: Values) => object])[] = [
  ['over18: false', ({ consents }) => ({ consents: { ...consents, over18: false } })],
  ['a title that is not in the list', () => ({ title: 'Baron' })],
  ['a gender that is not in the list', () => ({ gender: 'unknown' })],
  [
    'a channel that is not in the list',
    ({ consents }) => ({ consents: { ...consents, marketing: ['fax'] } }),
  ],
  ['an e-mail address without @', () => ({ email: 'conformance.casino.test' })],
  ['an empty mobile number', () => ({ mobile: '' })],
  ['a mobile number without its country', () => ({ mobile: '07700900123' })],
  ['a mobile number with spaces', () => ({ mobile: '+44 7700 900123' })],
  ['a mobile number with letters', () => ({ mobile: '+447700CASINO' })],
  ['a mobile number that is too long', () => ({ mobile: `+447700900${'1'.repeat(10)}` })],
  ['a first name with a digit', () => ({ firstName: 'R2' })],
  ['an empty last name', () => ({ lastName: '' })],
  ['a day that does not exist', () => ({ dob: '1990-02-30' })],
  ['true as a number', () => ({ location: true })],
  [
    'an unknown field in `consents`',
    ({ consents }) => ({ consents: { ...consents, unknown: true } }),
  ],
];

/** Invalid registrations. */
export const INVALID_REGISTRATION_CASES: readonly Case[] = [
  {
    id: 'register-invalid',
    service: 'members',
    rule: 'G-05',
    requirement: 'A registration with one invalid value gets 400.',
    writes: true,
    check: async (kit) => {
      for (const [what, change] of INVALID) {
        const { values, ...rest } = newRegistration(kit);
        const body = { ...rest, values: { ...values, ...change(values) } };
        const request = { body: { ...rest, values } };
        const reply = await kit.members.send('register', request, { body, key: newKey() });
        must(reply.status === 400, `status 400 to ${what}`, reply, `status ${reply.status}`);
      }
    },
  },
];
