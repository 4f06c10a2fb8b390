import { randomInt, randomUUID } from 'node:crypto';
import type { memberHttpService } from '../../src/contract/http/members.ts';
import type { OperationOf, OperationRequest } from '../../src/contract/http/operationTypes.ts';
import { inUtc } from '../../src/contract/rules/calendar.ts';
import { type Kit, oncePerKit } from './kit.ts';
import { must } from './outcomes.ts';
import type { Extras } from './serviceClient.ts';
import { given } from './testData.ts';

type Members = typeof memberHttpService;
type Update = OperationRequest<OperationOf<Members, 'updateMember'>>['body'];

export type NewRegistration = OperationRequest<OperationOf<Members, 'register'>>['body'];
export type Values = NewRegistration['values'];

/** The values of a search. */
export type SearchValues = Record<'emails' | 'mobiles' | 'datesOfBirth' | 'personIds', string[]>;

/** A search without values. */
export const NOTHING: SearchValues = { emails: [], mobiles: [], datesOfBirth: [], personIds: [] };

/** A new idempotency key. */
export function newKey(): string {
  return randomUUID();
}

/** A mobile number of the range that Ofcom reserves for fiction. */
export function newMobile(): string {
  return `+447700900${randomInt(100, 1_000)}`;
}

/** A customer number that hardly any group gives out. */
export function newNumber(): string {
  return `9${randomInt(10_000_000, 100_000_000)}`;
}

/** A registration of a person who does not exist, at the casino of the test data's member. */
export function newRegistration(
  { data }: Kit,
  change: Partial<Values> = {},
  customerNumber: string | null = null,
): NewRegistration {
  const name = randomUUID();
  return {
    values: {
      title: 'Mx',
      firstName: 'Conformance',
      lastName: `Check ${name.replaceAll(/[\d-]/g, '')}`,
      dob: '1990-01-31',
      email: `conformance-${name}@casino.test`,
      gender: 'undisclosed',
      mobile: newMobile(),
      consents: { over18: true, terms: true, marketing: ['email'] },
      location: given(data, 'member').location,
      ...change,
    },
    customerNumber,
    at: new Date().toISOString(),
  };
}

/** Sends a registration, with a new key. */
export function send({ members }: Kit, body: NewRegistration, extras: Extras = { key: newKey() }) {
  return members.send('register', { body }, extras);
}

/** Registers a member, with a new key. */
export function registered({ members }: Kit, body: NewRegistration, key: string = newKey()) {
  return members.ok('register', { body }, { key });
}

/** Registers a new member, for cases that change one, with other values than the usual ones. */
export async function newMember(kit: Kit, change: Partial<Values> = {}) {
  const body = newRegistration(kit, change);
  const reply = await registered(kit, body);
  return { ...body.values, ...reply.body.membership };
}

/** One more than a page of most services has. */
const MANY = 26;

/** Members whom the kit registers once in a run, at once. They share a day of birth, so that a search finds them all. */
export const manyMembers = oncePerKit(async (kit) => {
  const dob = inUtc('1901-01-01').add(randomInt(10_000), 'day').format('YYYY-MM-DD');
  const replies = await Promise.all(
    Array.from({ length: MANY }, () => registered(kit, newRegistration(kit, { dob }))),
  );
  const members = replies.map(({ body }) => body.membership);
  return { members, replies, request: { body: { ...NOTHING, datesOfBirth: [dob] } } };
});

/** The record of a member, with the reply. */
export async function readMember({ members }: Kit, crmId: string) {
  const reply = await members.ok('findMembers', { body: { crmIds: [crmId] } });
  const [record] = reply.body.records;
  must(record !== undefined, `the record ${crmId}`, reply);
  return { record, member: record.member, history: record.member.consents ?? [], reply };
}

/** Changes a member. */
export function update({ members }: Kit, crmId: string, body: Update, key: string = newKey()) {
  return members.ok('updateMember', { params: { crmId }, body }, { key });
}

/** Withdraws the marketing consents of a member. */
export function withdraw({ members }: Kit, crmId: string, at: string, key: string = newKey()) {
  return members.ok('withdrawMarketing', { params: { crmId }, body: { at } }, { key });
}
