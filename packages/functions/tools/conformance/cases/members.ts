import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must, mustEqual, mustHaveStatus, NotTested } from '../outcomes.ts';
import {
  MEMBER_REQUESTS,
  NOTHING,
  newMember,
  readMember,
  type SearchValues,
  UNKNOWN_ID,
  UNKNOWN_VENUE,
} from '../requests.ts';
import { given } from '../testData.ts';

/** `findMembers` takes as many ids, and `searchMembers` as many values of each kind. */
const MAX_SOUGHT = 100;

/** Reading members: odd records, letter case, and nobody else's data. */
export const MEMBER_CASES: readonly Case[] = [
  {
    id: 'lookup-omits-unknown',
    service: 'members',
    rule: 'M-01',
    requirement: 'findMembers omits unknown ids.',
    check: (kit) => expectIds(kit, [given(kit.data, 'member').crmId, UNKNOWN_ID]),
  },
  {
    id: 'lookup-repeated',
    service: 'members',
    rule: 'M-01',
    requirement: 'findMembers has one record for an id that is repeated.',
    check: (kit) => {
      const { crmId } = given(kit.data, 'member');
      return expectIds(kit, [crmId, crmId]);
    },
  },
  {
    id: 'lookup-many',
    service: 'members',
    rule: 'M-02',
    requirement: `findMembers accepts ${MAX_SOUGHT} ids.`,
    check: (kit) => {
      const others = Array.from({ length: MAX_SOUGHT - 1 }, (_, index) => `${UNKNOWN_ID}-${index}`);
      return expectIds(kit, [...others, given(kit.data, 'member').crmId]);
    },
  },
  {
    id: 'lookup-too-many',
    service: 'members',
    rule: 'M-02',
    requirement: `findMembers replies 400 to more than ${MAX_SOUGHT} ids.`,
    check: async ({ members }) => {
      const crmIds = Array.from({ length: MAX_SOUGHT + 1 }, (_, index) => `${UNKNOWN_ID}-${index}`);
      mustHaveStatus(400, await members.send('findMembers', { body: { crmIds } }));
    },
  },
  {
    id: 'search-many',
    service: 'members',
    rule: 'M-02',
    requirement: `searchMembers accepts ${MAX_SOUGHT} values of each kind.`,
    check: async ({ members, data }) => {
      const { email, crmId } = given(data, 'member');
      const values = manyValues(MAX_SOUGHT);
      const body = { ...values, emails: [...values.emails.slice(1), email] };
      const pages = await members.pages('searchMembers', { body });
      const ids = pages.flatMap((page) => page.body.items.map(({ member }) => member.id));
      must(ids.includes(crmId), `the record ${crmId}`, pages.slice(-1), { value: ids });
    },
  },
  ...(['emails', 'mobiles', 'datesOfBirth', 'personIds'] as const).map(
    (kind): Case => ({
      id: `search-too-many-${kind}`,
      service: 'members',
      rule: 'M-02',
      requirement: `searchMembers replies 400 to more than ${MAX_SOUGHT} ${kind}.`,
      check: async ({ members }) => {
        const body = { ...NOTHING, [kind]: manyValues(MAX_SOUGHT + 1)[kind] };
        mustHaveStatus(400, await members.send('searchMembers', { body }));
      },
    }),
  ),
  {
    id: 'invalid-request-members',
    service: 'members',
    rule: 'G-05',
    requirement: 'A field that the description does not name gets 400.',
    check: async ({ members }) => {
      const request = { body: { crmIds: [UNKNOWN_ID] } };
      const body = { ...request.body, unknown: true };
      mustHaveStatus(400, await members.send('findMembers', request, { body }));
    },
  },
  {
    id: 'invalid-value-members',
    service: 'members',
    rule: 'G-05',
    requirement: 'A missing value, or one of another type, gets 400.',
    check: async ({ members, data }) => {
      const { email, location } = given(data, 'member');
      for (const body of [
        { email },
        { email, location: `${location}` },
        { email, location: 1.5 },
      ]) {
        mustHaveStatus(
          400,
          await members.send('isMember', { body: { email, location } }, { body }),
        );
      }
    },
  },
  {
    id: 'search-invalid',
    service: 'members',
    rule: 'G-05',
    requirement:
      'searchMembers replies 400 to an invalid number, to a day that does not exist, and to a missing list.',
    check: async ({ members }) => {
      const { personIds: _, ...withoutIds } = NOTHING;
      for (const body of [
        { ...NOTHING, mobiles: ['07700900123'] },
        { ...NOTHING, datesOfBirth: ['1990-02-30'] },
        withoutIds,
      ]) {
        mustHaveStatus(400, await members.send('searchMembers', { body: NOTHING }, { body }));
      }
    },
  },
  {
    id: 'email-lower-case',
    service: 'members',
    rule: 'M-04',
    requirement: 'E-mail addresses of records are in lower case.',
    check: async (kit) => {
      const reply = await kit.members.ok('findMembers', await MEMBER_REQUESTS.findMembers(kit));
      for (const [index, { member }] of reply.body.records.entries()) {
        const isLower = member.email === member.email.toLowerCase();
        must(isLower, 'an address in lower case', reply, {
          path: ['records', index, 'member', 'email'],
        });
      }
    },
  },
  existsCase('letter-case', 'M-03', 'isMember compares addresses without letter case.', true, {
    change: ({ email, location }) => ({ email: email.toUpperCase(), location }),
  }),
  existsCase('member', 'M-05', 'isMember is true for the address of a member.', true, {
    change: (own) => own,
  }),
  existsCase('unknown', 'M-05', 'isMember is false for an address that no member has.', false, {
    change: ({ location }) => ({ email: 'unknown@casino.test', location }),
  }),
  existsCase('alias', 'M-05', 'isMember is false for an alias of the address of a member.', false, {
    change: ({ email, location }) => ({ email: email.replace('@', '+alias@'), location }),
  }),
  {
    id: 'exists-former',
    service: 'members',
    rule: 'M-05',
    requirement: 'isMember is false for an earlier address of a member.',
    check: async (kit) => {
      const { crmId, email } = given(kit.data, 'formerEmail');
      const { member } = await readMember(kit, crmId);
      if (member.home_casino === null) throw new NotTested('The member has no home casino.');
      const body = { email, location: member.home_casino };
      const reply = await kit.members.ok('isMember', { body });
      mustEqual(reply.body.isMember, false, 'isMember:', reply);
    },
  },
  {
    id: 'identify-zeros',
    service: 'members',
    rule: 'M-06',
    requirement: 'identify compares the whole number: 0 before it is another number.',
    check: async ({ members, data }) => {
      const { location, customerNumber } = given(data, 'member');
      const body = { location, customerNumber: `0${customerNumber}` };
      mustHaveStatus(404, await members.send('identify', { body }));
    },
  },
  existsCase('elsewhere', 'M-05', 'isMember is false at another casino.', false, {
    change: ({ email }) => ({ email, location: UNKNOWN_VENUE }),
  }),
  {
    id: 'identify-elsewhere',
    service: 'members',
    rule: 'M-06',
    requirement: 'identify replies 404 for a number of another casino.',
    check: async ({ members, data }) => {
      const { customerNumber } = given(data, 'member');
      const body = { location: UNKNOWN_VENUE, customerNumber };
      mustHaveStatus(404, await members.send('identify', { body }));
    },
  },
  {
    id: 'identify-same',
    service: 'members',
    rule: 'M-07',
    requirement: 'identify replies with the membership of the record.',
    check: async (kit) => {
      const reply = await kit.members.ok('identify', await MEMBER_REQUESTS.identify(kit));
      const { membership, record } = reply.body;
      const { id: crmId, customer_number: customerNumber, home_casino: location } = record.member;
      const { location: at, customerNumber: number, crmId: id } = membership;
      const isSame = id === crmId && number === customerNumber && at === location;
      must(isSame, 'a membership with id, number and casino of the record', reply, {
        path: ['membership'],
      });
    },
  },
  {
    id: 'register-membership',
    service: 'members',
    rule: 'M-07',
    requirement: 'register replies with the membership of the new record.',
    writes: true,
    check: async (kit) => {
      const { crmId, customerNumber, location } = await newMember(kit);
      const { member, reply } = await readMember(kit, crmId);
      const { customer_number, home_casino } = member;
      const wanted = [customerNumber, location];
      mustEqual([customer_number, home_casino], wanted, 'number and casino', reply);
    },
  },
  {
    id: 'member-without-casino',
    service: 'members',
    rule: 'M-40',
    requirement: 'A member without a home casino has "home_casino": null.',
    check: async (kit) => {
      const { member, reply } = await readMember(kit, given(kit.data, 'memberWithoutCasino'));
      mustEqual(member.home_casino, null, 'home_casino:', reply);
    },
  },
  {
    id: 'member-without-email',
    service: 'members',
    rule: 'M-40',
    requirement: 'A member without an e-mail address has an empty "email".',
    check: async (kit) => {
      const { member, reply } = await readMember(kit, given(kit.data, 'memberWithoutEmail'));
      mustEqual(member.email, '', 'email:', reply);
    },
  },
];

/** Throws `Unmet` unless a lookup of these ids has exactly the record of the test data's member. */
async function expectIds({ members, data }: Kit, crmIds: string[]): Promise<void> {
  const reply = await members.ok('findMembers', { body: { crmIds } });
  const ids = reply.body.records.map(({ member }) => member.id);
  mustEqual(ids, [given(data, 'member').crmId], 'the ids', reply);
}

interface Sought {
  readonly email: string;
  readonly location: number;
}

function existsCase(
  id: string,
  rule: Case['rule'],
  requirement: string,
  isMember: boolean,
  { change }: { readonly change: (own: Sought) => Sought },
): Case {
  return {
    id: `exists-${id}`,
    service: 'members',
    rule,
    requirement,
    check: async ({ members, data }) => {
      const { email, location } = given(data, 'member');
      const reply = await members.ok('isMember', { body: change({ email, location }) });
      mustEqual(reply.body.isMember, isMember, 'isMember:', reply);
    },
  };
}

/** Values of every kind that no member has. */
function manyValues(count: number): SearchValues {
  const each = (value: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => value(i));
  return {
    emails: each((index) => `unknown-${index}@casino.test`),
    mobiles: each((index) => `+4477009${index + 10_000}`),
    datesOfBirth: each((index) => `${1000 + index}-01-01`),
    personIds: each((index) => `${UNKNOWN_ID}-${index}`),
  };
}
