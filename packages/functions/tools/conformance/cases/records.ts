import { isDeepStrictEqual } from 'node:util';
import type { MemberRecord } from '../../../src/contract/http/members.ts';
import type { RuleId } from '../../../src/contract/http/rules/rules.ts';
import { mailboxOf } from '../../../src/domain/addresses/mailbox.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must, mustEqual, NotTested } from '../outcomes.ts';
import { NOTHING, newMember, readMember, update } from '../requests.ts';
import { given } from '../testData.ts';

/** The record of a member is one, wherever it is read, and also if the member is suspended. */
export const RECORD_CASES: readonly Case[] = [
  readingCase('record-in-search', 'M-64', 'searchMembers has the records of findMembers.', (kit) =>
    eachRecord(kit, async ({ record, reply }) => {
      const { email, id } = record.member;
      if (email === '') return;
      const request = { body: { ...NOTHING, emails: [mailboxOf(email)] } };
      for (const page of await kit.members.pages('searchMembers', request)) {
        for (const [index, found] of page.body.items.entries()) {
          if (found.member.id !== id) continue;
          const place = { path: ['items', index] };
          must(isSame(found, record), `the record ${id} of findMembers`, [reply, page], place);
        }
      }
    }),
  ),
  readingCase('record-in-identify', 'M-64', 'identify has the records of findMembers.', (kit) =>
    eachRecord(kit, async ({ record, reply }) => {
      const { home_casino: location, customer_number: customerNumber, id } = record.member;
      if (location === null) return;
      const found = await kit.members.ok('identify', { body: { location, customerNumber } });
      const isOfFind = isSame(found.body.record, record);
      must(isOfFind, `the record ${id} of findMembers`, [reply, found], { path: ['record'] });
    }),
  ),
  {
    ...readingCase('update-reply', 'M-64', 'updateMember replies with the changed member.', (kit) =>
      expectReplies(kit),
    ),
    writes: true,
  },
  readingCase(
    'suspended-marked',
    'M-42',
    'A suspended member has `suspended: true`.',
    async (kit) => {
      const { member, reply } = await readMember(kit, given(kit.data, 'suspendedMember').crmId);
      mustEqual(member.suspended, true, 'suspended:', reply);
    },
  ),
  readingCase(
    'suspended-exists',
    'M-42',
    'isMember is true for a suspended member.',
    async (kit) => {
      const { member, location } = await suspendedMember(kit);
      const body = { email: member.email, location };
      const reply = await kit.members.ok('isMember', { body });
      mustEqual(reply.body.isMember, true, 'isMember:', reply);
    },
  ),
  readingCase('suspended-identify', 'M-42', 'identify finds a suspended member.', async (kit) => {
    const { member, location } = await suspendedMember(kit);
    const body = { location, customerNumber: member.customer_number };
    const reply = await kit.members.ok('identify', { body });
    mustEqual(reply.body.membership.crmId, member.id, 'the crmId', reply);
  }),
];

function readingCase(id: string, rule: RuleId, requirement: string, check: Case['check']): Case {
  return { id, service: 'members', rule, requirement, check };
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
  const sorted = ({ former, ...record }: MemberRecord) => ({
    ...record,
    former: former.map((each) => JSON.stringify(Object.entries(each).toSorted())).toSorted(),
  });
  return isDeepStrictEqual(sorted(one), sorted(other));
}

async function expectReplies(kit: Kit): Promise<void> {
  const { crmId } = await newMember(kit);
  const answer = {
    topic: 'online-sms',
    given: true,
    wording: 'Offers by text.',
    at: '2026-03-01T10:00:00Z',
  } as const;
  const changes = [
    { phone_mobile: '+447700900011' },
    { interests: ['poker' as const] },
    { consents: [answer] },
  ];
  for (const change of changes) {
    const reply = await update(kit, crmId, change);
    const { member, reply: read } = await readMember(kit, crmId);
    const isChanged = isDeepStrictEqual(reply.body, member);
    must(isChanged, 'the member of the record that follows', [read, reply], { path: [] });
  }
}

async function suspendedMember(kit: Kit) {
  const { member } = await readMember(kit, given(kit.data, 'suspendedMember').crmId);
  const { home_casino: location } = member;
  if (location === null) throw new NotTested('The suspended member has no home casino.');
  return { member, location };
}
