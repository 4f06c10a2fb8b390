import { randomUUID } from 'node:crypto';
import type { RuleId } from '../../../src/contract/http/rules/rules.ts';
import { mailboxOf } from '../../../src/domain/addresses/mailbox.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { oncePerKit } from '../oncePerKit.ts';
import { must, mustEqual, NotTested } from '../outcomes.ts';
import {
  MEMBER_REQUESTS,
  NOTHING,
  newMember,
  readMember,
  type SearchValues,
  update,
} from '../requests.ts';
import { given } from '../testData.ts';

/** Finding the records of one person. */
export const SEARCH_CASES: readonly Case[] = [
  {
    id: 'search-email',
    service: 'members',
    rule: 'M-31',
    requirement: 'searchMembers finds a member by e-mail address.',
    check: async (kit) => {
      const { crmId, email } = given(kit.data, 'member');
      await expectFound(kit, { emails: [email] }, [crmId]);
    },
  },
  addressCase('search-alias', 'M-31', 'searchMembers finds an address with an alias without it.', {
    registered: (name) => `${name}+shop@casino.test`,
    sought: (name) => `${name}@casino.test`,
  }),
  addressCase('search-dots', 'M-32', 'searchMembers ignores dots in addresses of Gmail.', {
    registered: (name) => `${name.split('').join('.')}@gmail.com`,
    sought: (name) => `${name}@gmail.com`,
  }),
  addressCase('search-googlemail', 'M-32', 'googlemail.com is gmail.com for searchMembers.', {
    registered: (name) => `${name}.casino@googlemail.com`,
    sought: (name) => `${name}casino@gmail.com`,
  }),
  addressCase('search-plus', 'M-33', 'searchMembers finds an address that begins with a plus.', {
    registered: (name) => `+${name}@casino.test`,
    sought: (name) => `+${name}@casino.test`,
  }),
  {
    id: 'search-plus-other',
    service: 'members',
    rule: 'M-33',
    requirement: 'searchMembers does not find an address by another one that begins with a plus.',
    writes: true,
    check: async (kit) => {
      const { crmId } = await newMember(kit, { email: `+one${randomUUID()}@casino.test` });
      const { ids, reply } = await search(kit, { emails: [`+two${randomUUID()}@casino.test`] });
      must(!ids.includes(crmId), 'no record', reply, idsInWords(ids));
    },
  },
  {
    id: 'search-suspended',
    service: 'members',
    rule: 'M-30',
    requirement: 'searchMembers finds a suspended member.',
    check: async (kit) => {
      const { crmId, email } = given(kit.data, 'suspendedMember');
      await expectFound(kit, { emails: [email] }, [crmId]);
    },
  },
  {
    id: 'search-without-casino',
    service: 'members',
    rule: 'M-30',
    requirement: 'searchMembers finds a member without a home casino.',
    check: async (kit) => {
      const crmId = given(kit.data, 'memberWithoutCasino');
      const { record, member } = await readMember(kit, crmId);
      const values =
        member.email === ''
          ? { datesOfBirth: [record.dateOfBirth].filter((born) => born !== '') }
          : { emails: [mailboxOf(member.email)] };
      if (Object.values(values).flat().length === 0) {
        throw new NotTested('The member without a casino has neither address nor date of birth.');
      }
      await expectFound(kit, values, [crmId]);
    },
  },
  {
    id: 'search-born',
    service: 'members',
    rule: 'M-35',
    requirement: 'searchMembers finds a member by date of birth.',
    check: async (kit) => {
      const { crmId } = given(kit.data, 'member');
      const { record } = await readMember(kit, crmId);
      await expectFound(kit, { datesOfBirth: [record.dateOfBirth] }, [crmId]);
    },
  },
  {
    id: 'search-mobile',
    service: 'members',
    rule: 'M-34',
    requirement: 'searchMembers finds a member by mobile number.',
    writes: true,
    check: async (kit) => {
      const { crmId, mobile } = await newMember(kit);
      await expectFound(kit, { mobiles: [mobile] }, [crmId]);
    },
  },
  {
    id: 'search-person',
    service: 'members',
    rule: 'M-36',
    requirement: 'searchMembers finds a member by personId.',
    check: async (kit) => {
      const { crmId, personId } = given(kit.data, 'verifiedPerson');
      await expectFound(kit, { personIds: [personId] }, [crmId]);
    },
  },
  {
    id: 'search-shared',
    service: 'members',
    rule: 'M-30',
    requirement: 'searchMembers finds both members with one address.',
    check: async (kit) => {
      const { email, crmIds } = given(kit.data, 'sharedEmail');
      await expectFound(kit, { emails: [email] }, crmIds);
    },
  },
  {
    id: 'search-nothing',
    service: 'members',
    rule: 'M-30',
    requirement: 'searchMembers without values finds no records.',
    check: async (kit) => {
      const { ids, reply } = await search(kit, {});
      mustEqual(ids, [], 'the ids', reply);
    },
  },
  {
    id: 'search-only',
    service: 'members',
    rule: 'M-30',
    requirement: 'searchMembers finds no record without one of the values.',
    writes: true,
    check: async (kit) => {
      const { crmId, email } = await newMember(kit);
      const { ids, reply } = await search(kit, { emails: [email] });
      mustEqual(ids, [crmId], 'the ids', reply);
    },
  },
  {
    id: 'search-once',
    service: 'members',
    rule: 'G-07',
    alone: true,
    requirement: 'searchMembers has each record once, also if several values match it.',
    check: async (kit) => {
      const { email } = given(kit.data, 'member');
      const { body } = await kit.members.ok('findMembers', await MEMBER_REQUESTS.findMembers(kit));
      const born = body.records.map(({ dateOfBirth }) => dateOfBirth);
      const { ids, reply } = await search(kit, { emails: [email], datesOfBirth: born });
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      must(twice === undefined, 'each record once', reply, `twice the id ${twice}`);
    },
  },
  {
    id: 'search-former-mobile',
    service: 'members',
    rule: 'M-37',
    requirement: 'searchMembers finds a member by each earlier mobile number.',
    writes: true,
    check: async (kit) => {
      const { crmId, mobiles } = await memberWithFormerMobiles(kit);
      for (const mobile of mobiles) await expectFound(kit, { mobiles: [mobile] }, [crmId]);
    },
  },
  {
    id: 'search-former-email',
    service: 'members',
    rule: 'M-38',
    requirement: 'searchMembers finds a member by an earlier e-mail address.',
    check: async (kit) => {
      const { crmId, email } = given(kit.data, 'formerEmail');
      await expectFound(kit, { emails: [mailboxOf(email)] }, [crmId]);
    },
  },
  {
    id: 'former-combination',
    service: 'members',
    rule: 'M-39',
    requirement: 'An entry of `former` has name, address and number, not only what has changed.',
    writes: true,
    check: async (kit) => {
      const { crmId, firstName, lastName, email, mobiles } = await memberWithFormerMobiles(kit);
      const { record, reply } = await readMember(kit, crmId);
      const [mobile] = mobiles;
      const came = record.former.find(({ phone_mobile }) => phone_mobile === mobile);
      const { first_name, last_name, email: address } = came ?? {};
      const wanted = [firstName, lastName, email];
      mustEqual([first_name, last_name, address], wanted, `former of ${mobile}:`, reply);
    },
  },
  {
    id: 'former-listed',
    service: 'members',
    rule: 'M-39',
    requirement: 'The field `former` of a record has all earlier mobile numbers.',
    writes: true,
    check: async (kit) => {
      const { crmId, mobiles } = await memberWithFormerMobiles(kit);
      const { record, reply } = await readMember(kit, crmId);
      const listed = record.former.map(({ phone_mobile }) => phone_mobile);
      const isListed = mobiles.every((mobile) => listed.includes(mobile));
      must(isListed, `former with ${mobiles.join(' and ')}`, reply, { value: listed });
    },
  },
  {
    id: 'former-email',
    service: 'members',
    rule: 'M-39',
    requirement: 'The field `former` of a record has an earlier e-mail address.',
    check: async (kit) => {
      const { crmId, email } = given(kit.data, 'formerEmail');
      const { record, reply } = await readMember(kit, crmId);
      const listed = record.former.map((each) => each.email);
      must(listed.includes(email), 'former with the earlier address', reply, { value: listed });
    },
  },
];

/** A member who is registered with one form of an address, and sought by another. */
function addressCase(
  id: string,
  rule: RuleId,
  requirement: string,
  forms: Readonly<Record<'registered' | 'sought', (name: string) => string>>,
): Case {
  return {
    id,
    service: 'members',
    rule,
    requirement,
    writes: true,
    check: async (kit) => {
      // Longer than a mailbox of Gmail can be, so that it is nobody's.
      const name = `conformance${randomUUID().replaceAll('-', '')}`.slice(0, 31);
      const { crmId } = await newMember(kit, { email: forms.registered(name) });
      const sought = forms.sought(name);
      kit.own.add(sought);
      await expectFound(kit, { emails: [sought] }, [crmId]);
    },
  };
}

async function search({ members }: Kit, values: Partial<SearchValues>) {
  const pages = await members.pages('searchMembers', { body: { ...NOTHING, ...values } });
  const [reply] = pages.slice(-1);
  if (!reply) throw new Error('A list has at least one page.');
  return { ids: pages.flatMap(({ body }) => body.items.map(({ member }) => member.id)), reply };
}

/** Throws `Unmet` unless the search finds these records. */
async function expectFound(
  kit: Kit,
  values: Partial<SearchValues>,
  crmIds: readonly string[],
): Promise<void> {
  const { ids, reply } = await search(kit, values);
  const areFound = crmIds.every((crmId) => ids.includes(crmId));
  must(areFound, `the record ${crmIds.join(' and ')}`, reply, idsInWords(ids));
}

function idsInWords(ids: readonly string[]): string {
  return ids.length === 0 ? 'no record' : `the records ${ids.join(', ')}`;
}

/** A new member whose mobile number changed twice, with the earlier numbers. The cases of a run only read it. */
const memberWithFormerMobiles = oncePerKit(async (kit) => {
  const { mobile, ...member } = await newMember(kit);
  const { crmId } = member;
  const second = `+447700900${FORMER}`;
  await update(kit, crmId, { phone_mobile: second });
  await update(kit, crmId, { phone_mobile: '+447700900044' });
  return { ...member, mobiles: [mobile, second] };
});

/** Below the numbers of new members. */
const FORMER = '033';
