import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must } from '../outcomes.ts';
import { MEMBER_REQUESTS, NOTHING, newKey, newMember, type SearchValues } from '../requests.ts';
import { given } from '../testData.ts';

/** Finding the records of one person. */
export const SEARCH_CASES: readonly Case[] = [
  {
    id: 'search-email',
    service: 'members',
    requirement: 'searchMembers finds a member by e-mail address.',
    check: async (kit) => {
      const { crmId, email } = given(kit.data, 'member');
      const { ids, reply } = await search(kit, { emails: [email] });
      must(ids.includes(crmId), `the record ${crmId}`, reply);
    },
  },
  {
    id: 'search-born',
    service: 'members',
    requirement: 'searchMembers finds a member by date of birth.',
    check: async (kit) => {
      const { crmId } = given(kit.data, 'member');
      const { body } = await kit.members.ok('findMembers', await MEMBER_REQUESTS.findMembers(kit));
      const born = body.records.map(({ dateOfBirth }) => dateOfBirth);
      const { ids, reply } = await search(kit, { datesOfBirth: born });
      must(ids.includes(crmId), `the record ${crmId}`, reply);
    },
  },
  {
    id: 'search-shared',
    service: 'members',
    requirement: 'searchMembers finds both members with one address.',
    check: async (kit) => {
      const { email, crmIds } = given(kit.data, 'sharedEmail');
      const { ids, reply } = await search(kit, { emails: [email] });
      const areBoth = crmIds.every((crmId) => ids.includes(crmId));
      must(areBoth, `the records ${crmIds.join(' and ')}`, reply);
    },
  },
  {
    id: 'search-nothing',
    service: 'members',
    requirement: 'searchMembers without values finds no records.',
    check: async (kit) => {
      const { ids, reply } = await search(kit, {});
      must(ids.length === 0, 'an empty list', reply);
    },
  },
  {
    id: 'search-once',
    service: 'members',
    requirement: 'searchMembers has each record once, also if several values match it.',
    check: async (kit) => {
      const { email } = given(kit.data, 'member');
      const { body } = await kit.members.ok('findMembers', await MEMBER_REQUESTS.findMembers(kit));
      const born = body.records.map(({ dateOfBirth }) => dateOfBirth);
      const { ids, reply } = await search(kit, { emails: [email], datesOfBirth: born });
      must(new Set(ids).size === ids.length, 'each record once', reply);
    },
  },
  {
    id: 'search-plus',
    service: 'members',
    requirement: 'searchMembers finds a member by an address that begins with a plus.',
    writes: true,
    check: async (kit) => {
      const { crmId, values } = await newMember(kit, '+');
      const { ids, reply } = await search(kit, { emails: [values.email] });
      must(ids.includes(crmId), `the record ${crmId}`, reply);
    },
  },
  {
    id: 'search-former',
    service: 'members',
    requirement: 'searchMembers finds a member by an earlier mobile number.',
    writes: true,
    check: async (kit) => {
      const { crmId, mobile } = await memberWithFormerMobile(kit);
      const { ids, reply } = await search(kit, { mobiles: [mobile] });
      must(ids.includes(crmId), `the record ${crmId}`, reply);
    },
  },
  {
    id: 'former-listed',
    service: 'members',
    requirement: 'The field `former` of a record has earlier mobile numbers.',
    writes: true,
    check: async (kit) => {
      const { crmId, mobile } = await memberWithFormerMobile(kit);
      const reply = await kit.members.ok('findMembers', { body: { crmIds: [crmId] } });
      const former = reply.body.records.flatMap((record) => record.former);
      const isListed = former.some(({ phone_mobile }) => phone_mobile === mobile);
      must(isListed, 'the earlier number in `former`', reply);
    },
  },
];

async function search({ members }: Kit, values: Partial<SearchValues>) {
  const pages = await members.pages('searchMembers', { body: { ...NOTHING, ...values } });
  const [reply] = pages.slice(-1);
  if (!reply) throw new Error('A list has at least one page.');
  return { ids: pages.flatMap(({ body }) => body.items.map(({ member }) => member.id)), reply };
}

async function memberWithFormerMobile(kit: Kit) {
  const { crmId, values } = await newMember(kit);
  const request = { params: { crmId }, body: { phone_mobile: '+447700900444' } };
  await kit.members.ok('updateMember', request, { key: newKey() });
  return { crmId, mobile: values.mobile };
}
