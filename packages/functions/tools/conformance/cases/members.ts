import { isDeepStrictEqual } from 'node:util';
import type { MemberRecord } from '../../../src/contract/http/members.ts';
import { findRule, type RuleId } from '../../../src/contract/http/rules/rules.ts';
import { toMailbox } from '../../../src/domain/addresses/mailbox.ts';
import {
  breachesOfPage,
  breachesOfStatement,
  breachesOfSummary,
  endOfPage,
  POINTS_BREACHES,
  type PointsBreach,
} from '../../../src/domain/points/breaches.ts';
import { type Case, type Check, caseOf, type Kit, readingCases } from '../kit.ts';
import { NOTHING, readMember } from '../newMembers.ts';
import { movementsOf, pointsRequest, summaryReply } from '../optional.ts';
import { must, mustEqual, mustHaveStatus, NotTested } from '../outcomes.ts';
import {
  MEMBER_REQUESTS,
  UNKNOWN_ID,
  UNKNOWN_VENUE,
  voucherPages,
  vouchersOf,
} from '../requests.ts';
import { given } from '../testData.ts';
import { sorted } from '../till.ts';

/** `findMembers` takes as many ids. */
const MAX_SOUGHT = 100;

/** Reading members: odd records, letter case, and nobody else's data. */
const READING_CASES = readingCases('members', {
  'M-01 lookup-omits-unknown: findMembers omits unknown ids.': (kit) =>
    expectIds(kit, (crmId) => [crmId, UNKNOWN_ID]),
  'M-01 lookup-repeated: findMembers has one record for an id that is repeated.': (kit) =>
    expectIds(kit, (crmId) => [crmId, crmId]),
  'M-02 lookup-many: findMembers accepts 100 ids.': (kit) =>
    expectIds(kit, (crmId) => [...unknownIds(MAX_SOUGHT - 1), crmId]),
  'M-02 lookup-too-many: findMembers replies 400 to more than 100 ids.': async ({ members }) => {
    const crmIds = unknownIds(MAX_SOUGHT + 1);
    mustHaveStatus(400, await members.send('findMembers', { body: { crmIds } }));
  },
  'M-03 exists-letter-case: isMember compares addresses without letter case.': (kit) =>
    expectMember(kit, true, ({ email }) => ({ email: email.toUpperCase() })),
  'M-04 email-lower-case: E-mail addresses of records are in lower case.': async (kit) => {
    const reply = await kit.members.ok('findMembers', await MEMBER_REQUESTS.findMembers(kit));
    for (const [index, { member }] of reply.body.records.entries()) {
      const place = { path: ['records', index, 'member', 'email'] };
      const isLower = member.email === member.email.toLowerCase();
      must(isLower, 'an address in lower case', reply, place);
    }
  },
  'M-05 exists-member: isMember is true for the address of a member.': (kit) =>
    expectMember(kit, true, () => ({})),
  'M-05 exists-unknown: isMember is false for an address that no member has.': (kit) =>
    expectMember(kit, false, () => ({ email: 'unknown@casino.test' })),
  'M-05 exists-alias: isMember is false for an alias of the address of a member.': (kit) =>
    expectMember(kit, false, ({ email }) => ({ email: email.replace('@', '+alias@') })),
  'M-05 exists-elsewhere: isMember is false at another casino.': (kit) =>
    expectMember(kit, false, () => ({ location: UNKNOWN_VENUE })),
  'M-05 exists-former: isMember is false for an earlier address of a member.': async (kit) => {
    const { crmId, email } = given(kit.data, 'formerEmail');
    const { location } = await atHome(kit, crmId);
    const reply = await kit.members.ok('isMember', { body: { email, location } });
    mustEqual(reply.body.isMember, false, 'isMember:', reply);
  },
  'M-06 identify-zeros: identify compares the whole number: 0 before it is another number.':
    async ({ members, data }) => {
      const { location, customerNumber } = given(data, 'member');
      const body = { location, customerNumber: `0${customerNumber}` };
      mustHaveStatus(404, await members.send('identify', { body }));
    },
  'M-06 identify-elsewhere: identify replies 404 for a number of another casino.': async ({
    members,
    data,
  }) => {
    const { customerNumber } = given(data, 'member');
    const body = { location: UNKNOWN_VENUE, customerNumber };
    mustHaveStatus(404, await members.send('identify', { body }));
  },
  'M-07 identify-same: identify replies with the membership of the record.': async (kit) => {
    const reply = await kit.members.ok('identify', await MEMBER_REQUESTS.identify(kit));
    const { id, customer_number, home_casino } = reply.body.record.member;
    const { crmId, customerNumber, location } = reply.body.membership;
    const wanted = [id, customer_number, home_casino];
    mustEqual([crmId, customerNumber, location], wanted, 'id, number and casino', reply);
  },
  'M-40 member-without-casino: A member without a home casino has null.': async (kit) => {
    const { member, reply } = await readMember(kit, given(kit.data, 'memberWithoutCasino'));
    mustEqual(member.home_casino, null, 'home_casino:', reply);
  },
  'M-40 member-without-email: A member without an address has an empty one.': async (kit) => {
    const { member, reply } = await readMember(kit, given(kit.data, 'memberWithoutEmail'));
    mustEqual(member.email, '', 'email:', reply);
  },
  'M-42 suspended-marked: A suspended member has `suspended: true`.': async (kit) => {
    const { member, reply } = await readMember(kit, given(kit.data, 'suspendedMember').crmId);
    mustEqual(member.suspended, true, 'suspended:', reply);
  },
  'M-42 suspended-exists: isMember is true for a suspended member.': async (kit) => {
    const { member, location } = await suspendedMember(kit);
    const body = { email: member.email, location };
    const reply = await kit.members.ok('isMember', { body });
    mustEqual(reply.body.isMember, true, 'isMember:', reply);
  },
  'M-42 suspended-identify: identify finds a suspended member.': async (kit) => {
    const { member, location } = await suspendedMember(kit);
    const body = { location, customerNumber: member.customer_number };
    const reply = await kit.members.ok('identify', { body });
    mustEqual(reply.body.membership.crmId, member.id, 'the crmId', reply);
  },
  'M-64 record-in-search: searchMembers has the records of findMembers.': (kit) =>
    eachRecord(kit, async ({ record, reply }) => {
      const { email, id } = record.member;
      if (email === '') return;
      const request = { body: { ...NOTHING, emails: [toMailbox(email)] } };
      for (const page of await kit.members.pages('searchMembers', request)) {
        const index = page.body.items.findIndex(({ member }) => member.id === id);
        const found = page.body.items[index];
        const isOfFind = found === undefined || isSame(found, record);
        const place = { path: ['items', index] };
        must(isOfFind, `the record ${id} of findMembers`, [reply, page], place);
      }
    }),
  'M-64 record-in-identify: identify has the records of findMembers.': (kit) =>
    eachRecord(kit, async ({ record, reply }) => {
      const { home_casino: location, customer_number: customerNumber, id } = record.member;
      if (location === null) return;
      const found = await kit.members.ok('identify', { body: { location, customerNumber } });
      const isOfFind = isSame(found.body.record, record);
      must(isOfFind, `the record ${id} of findMembers`, [reply, found], { path: ['record'] });
    }),
});

/** The offers of the group. */
const VOUCHER_CASES = readingCases('members', {
  'M-44 vouchers-own: findVouchersOf replies with vouchers of the member or of everyone, at the venue.':
    async (kit) => {
      const { crmId, location } = given(kit.data, 'member');
      const expected = `vouchers of ${crmId} or of everyone, at venue ${location}`;
      await expectVouchers(
        kit,
        expected,
        (each) => (each.crmId ?? crmId) === crmId && each.location === location,
      );
    },
  'M-44 vouchers-elsewhere: findVouchersOf has no vouchers of another venue.': async (kit) => {
    const { crmId } = given(kit.data, 'member');
    const request = { params: { crmId }, query: { location: UNKNOWN_VENUE } };
    const reply = await kit.members.ok('findVouchersOf', request);
    mustEqual(reply.body.items, [], 'items:', reply);
  },
  'M-45 vouchers-audience: A voucher has a crmId if it is personal, and none otherwise.': (kit) =>
    expectVouchers(
      kit,
      'the crmId of the audience',
      ({ audience, crmId }) => (audience === 'personal') === (crmId !== null),
    ),
  'M-46 voucher-same: findVoucher replies with the voucher of the list.': async (kit) => {
    const [voucher] = await vouchersOf(kit);
    if (!voucher) throw new NotTested('The member of the test data has no voucher.');
    await expectAlone(kit, voucher);
  },
  'M-46 voucher-same-used: findVoucher replies with a used voucher too.': async (kit) => {
    const used = (await vouchersOf(kit)).find(({ usedAt }) => usedAt !== null);
    if (!used) throw new NotTested('The member of the test data has no used voucher.');
    await expectAlone(kit, used);
  },
  'M-47 vouchers-days: The validity of a voucher ends after its beginning.': (kit) =>
    expectVouchers(
      kit,
      'validUntil after validFrom',
      ({ validFrom, validUntil }) => Date.parse(validUntil) > Date.parse(validFrom),
    ),
});

/** A statement of points adds up, and is of the member. Cases are not tested for a service without statements. */
const POINTS_CASES = readingCases('members', {
  'M-51 points-of-record: findPoints has the points of the record, and the day on which the first ones end.':
    async (kit) => {
      const reply = await summaryReply(kit);
      const { member } = await readMember(kit, given(kit.data, 'member').crmId);
      const { balance, tierPoints, expiring } = reply.body;
      const { loyalty_points, rewardPoints, loyalty_points_end_date } = member;
      mustEqual(balance, loyalty_points, 'balance: the loyalty_points', reply);
      mustEqual(tierPoints, rewardPoints, 'tierPoints: the rewardPoints', reply);
      const [first] = expiring;
      const end = 'the first day: the loyalty_points_end_date';
      if (first) mustEqual(first.day, loyalty_points_end_date, end, reply);
    },
  'G-08 end-findPointMovements: The pages of findPointMovements end, and none repeats an earlier one.':
    async (kit) => {
      const { repeated } = await movementsOf(kit);
      const expected = 'movements that no earlier page has, or "next": null';
      must(repeated === null, expected, repeated ?? []);
    },
});

/** What the rules of a statement need: the summary, a page and the one before it, or all of them. */
const POINTS_RULES = {
  summary: {
    'M-52': 'ends',
    'M-53': 'sum',
    'M-54': 'pending',
    'M-55': 'past',
    'M-56': 'plausible',
  },
  pages: {
    'M-55': 'past',
    'M-56': 'plausible',
    'M-57': 'sorted',
    'M-58': 'sum',
    'M-59': 'join',
    'M-61': 'lots',
  },
  statement: { 'G-07': 'once', 'M-60': 'balance', 'M-62': 'lots-left' },
} as const;

export const MEMBER_CASES: readonly Case[] = [
  ...READING_CASES,
  ...VOUCHER_CASES,
  ...POINTS_CASES,
  ...pointsCases('points', POINTS_RULES.summary, ofSummary),
  ...pointsCases('movements', POINTS_RULES.pages, ofPages),
  ...pointsCases('movements', POINTS_RULES.statement, ofStatement),
];

function pointsCases(
  part: string,
  names: Readonly<Partial<Record<RuleId, string>>>,
  checkOf: (rule: RuleId) => Check,
): readonly Case[] {
  return (Object.entries(names) as [RuleId, string][]).map(([rule, name]) => {
    const id = name === 'once' ? 'pages-findPointMovements' : `${part}-${name}`;
    return caseOf('members', false, `${rule} ${id}: ${findRule(rule).text}`, checkOf(rule));
  });
}

function unknownIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${UNKNOWN_ID}-${index}`);
}

/** Throws `Unmet` unless a lookup of these ids has exactly the record of the test data's member. */
async function expectIds(
  { members, data }: Kit,
  idsWith: (crmId: string) => string[],
): Promise<void> {
  const { crmId } = given(data, 'member');
  const reply = await members.ok('findMembers', { body: { crmIds: idsWith(crmId) } });
  const ids = reply.body.records.map(({ member }) => member.id);
  mustEqual(ids, [crmId], 'the ids', reply);
}

interface Sought {
  readonly email: string;
  readonly location: number;
}

/** Throws `Unmet` unless isMember has this value for the member of the test data, with a change. */
async function expectMember(
  { members, data }: Kit,
  isMember: boolean,
  change: (own: Sought) => Partial<Sought>,
): Promise<void> {
  const { email, location } = given(data, 'member');
  const own = { email, location };
  const reply = await members.ok('isMember', { body: { ...own, ...change(own) } });
  mustEqual(reply.body.isMember, isMember, 'isMember:', reply);
}

/** A member, with the home casino. */
async function atHome(kit: Kit, crmId: string) {
  const { member } = await readMember(kit, crmId);
  const { home_casino: location } = member;
  if (location === null) throw new NotTested(`The member ${crmId} has no home casino.`);
  return { member, location };
}

function suspendedMember(kit: Kit) {
  return atHome(kit, given(kit.data, 'suspendedMember').crmId);
}

/** Checks each member of the test data whose record has a field that others lack. */
async function eachRecord(
  kit: Kit,
  check: (read: Awaited<ReturnType<typeof readMember>>) => Promise<void>,
): Promise<void> {
  const { member, formerEmail, verifiedPerson } = kit.data;
  const crmIds = [member, formerEmail, verifiedPerson].flatMap((each) => each?.crmId ?? []);
  if (crmIds.length === 0) throw new NotTested('The test data has no member.');
  for (const crmId of crmIds) await check(await readMember(kit, crmId));
}

/** The order of `former` is free. */
function isSame(one: MemberRecord, other: MemberRecord): boolean {
  const inOrder = ({ former, ...record }: MemberRecord) => ({
    ...record,
    former: former.map((each) => JSON.stringify(sorted(each))).toSorted(),
  });
  return isDeepStrictEqual(inOrder(one), inOrder(other));
}

type Voucher = Awaited<ReturnType<typeof vouchersOf>>[number];

async function expectVouchers(
  kit: Kit,
  expected: string,
  isRight: (voucher: Voucher) => boolean,
): Promise<void> {
  for (const page of await voucherPages(kit)) {
    const wrong = page.body.items.findIndex((each) => !isRight(each));
    must(wrong < 0, expected, page, { path: ['items', wrong] });
  }
}

/** Throws `Unmet` unless `findVoucher` replies with this voucher of the list, which for everyone is of no member. */
async function expectAlone(kit: Kit, voucher: Voucher): Promise<void> {
  const reply = await kit.members.ok('findVoucher', { params: { voucherId: voucher.id } });
  const { usedVenueId: _, ...ofNobody } = { ...voucher, usedAt: null };
  const listed = voucher.crmId === null && voucher.usedAt !== null ? ofNobody : voucher;
  const isEqual = isDeepStrictEqual(sorted(reply.body), sorted(listed));
  must(isEqual, 'the fields of the list', [...(await voucherPages(kit)), reply], { path: [] });
}

/** Fails if the summary breaks a rule. */
function ofSummary(rule: RuleId) {
  return async (kit: Kit) => {
    const reply = await summaryReply(kit);
    must(meets(rule, breachesOfSummary(reply.body, new Date())), findRule(rule).text, reply);
  };
}

/** Fails if a page, or a page and the one before it, break a rule. */
function ofPages(rule: RuleId) {
  return async (kit: Kit) => {
    const { pages, replies } = await movementsOf(kit);
    for (const [index, page] of pages.entries()) {
      const before = pages[index - 1];
      const breaches = breachesOfPage(page, before ? endOfPage(before) : null, new Date());
      const shown = replies.slice(Math.max(index - 1, 0), index + 1);
      must(meets(rule, breaches), findRule(rule).text, shown);
    }
  };
}

/** Fails if all pages, or the pages and the summary, break a rule. */
function ofStatement(rule: RuleId) {
  return async (kit: Kit) => {
    await pointsRequest(kit, 'findPointMovements');
    const summary = await summaryReply(kit);
    const { pages, replies } = await movementsOf(kit);
    const breaches = breachesOfStatement(summary.body, pages, new Date());
    must(meets(rule, breaches), findRule(rule).text, [summary, ...replies]);
  };
}

function meets(rule: RuleId, breaches: readonly PointsBreach[]): boolean {
  return !breaches.some((breach) => POINTS_BREACHES[breach] === rule);
}
