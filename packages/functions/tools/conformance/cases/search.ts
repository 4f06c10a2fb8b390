import { randomUUID } from 'node:crypto';
import { toMailbox } from '../../../src/domain/addresses/mailbox.ts';
import { type Case, type Kit, oncePerKit, readingCases, writingCases } from '../kit.ts';
import { NOTHING, newMember, readMember, type SearchValues, update } from '../newMembers.ts';
import { must, mustEqual, mustHaveStatus, NotTested } from '../outcomes.ts';
import { UNKNOWN_ID } from '../requests.ts';
import { given } from '../testData.ts';

/** `searchMembers` takes as many values of each kind. */
const MAX_SOUGHT = 100;

export const SEARCH_KINDS = ['emails', 'mobiles', 'datesOfBirth', 'personIds'] as const;

/** Finding the records of one person. */
export const SEARCH_CASES: readonly Case[] = [
  ...readingCases('members', {
    'M-02 search-many: searchMembers accepts 100 values of each kind.': (kit) => {
      const { email, crmId } = given(kit.data, 'member');
      const values = manyValues(MAX_SOUGHT);
      return expectFound(kit, { ...values, emails: [...values.emails.slice(1), email] }, [crmId]);
    },
    ...Object.fromEntries(
      SEARCH_KINDS.map((kind) => [
        `M-02 search-too-many-${kind}: searchMembers replies 400 to more than ${MAX_SOUGHT} ${kind}.`,
        async ({ members }: Kit) => {
          const body = { ...NOTHING, [kind]: manyValues(MAX_SOUGHT + 1)[kind] };
          mustHaveStatus(400, await members.send('searchMembers', { body }));
        },
      ]),
    ),
    'M-30 search-suspended: searchMembers finds a suspended member.': (kit) => {
      const { crmId, email } = given(kit.data, 'suspendedMember');
      return expectFound(kit, { emails: [email] }, [crmId]);
    },
    'M-30 search-without-casino: It finds a member without a home casino.': async (kit) => {
      const crmId = given(kit.data, 'memberWithoutCasino');
      const { record, member } = await readMember(kit, crmId);
      const { dateOfBirth: born } = record;
      if (member.email === '' && born === '') {
        throw new NotTested('The member without a casino has neither address nor date of birth.');
      }
      const values =
        member.email === '' ? { datesOfBirth: [born] } : { emails: [toMailbox(member.email)] };
      await expectFound(kit, values, [crmId]);
    },
    'M-30 search-shared: searchMembers finds both members with one address.': (kit) => {
      const { email, crmIds } = given(kit.data, 'sharedEmail');
      return expectFound(kit, { emails: [email] }, crmIds);
    },
    'M-30 search-nothing: searchMembers without values finds no records.': async (kit) => {
      const { ids, reply } = await search(kit, {});
      mustEqual(ids, [], 'the ids', reply);
    },
    'M-31 search-email: searchMembers finds a member by e-mail address.': (kit) => {
      const { crmId, email } = given(kit.data, 'member');
      return expectFound(kit, { emails: [email] }, [crmId]);
    },
    'M-35 search-born: searchMembers finds a member by date of birth.': async (kit) => {
      const { crmId } = given(kit.data, 'member');
      const { record } = await readMember(kit, crmId);
      await expectFound(kit, { datesOfBirth: [record.dateOfBirth] }, [crmId]);
    },
    'M-36 search-person: searchMembers finds a member by personId.': (kit) => {
      const { crmId, personId } = given(kit.data, 'verifiedPerson');
      return expectFound(kit, { personIds: [personId] }, [crmId]);
    },
    'M-38 search-former-email: searchMembers finds a member by an earlier e-mail address.': (
      kit,
    ) => {
      const { crmId, email } = given(kit.data, 'formerEmail');
      return expectFound(kit, { emails: [toMailbox(email)] }, [crmId]);
    },
    'M-39 former-email: `former` has an earlier e-mail address.': async (kit) => {
      const { crmId, email } = given(kit.data, 'formerEmail');
      const { record, reply } = await readMember(kit, crmId);
      const listed = record.former.map((each) => each.email);
      const isListed = listed.includes(email);
      must(isListed, 'former with the earlier address', reply, { value: listed });
    },
    'G-07 search-once: searchMembers has each record once, also if several values match it.':
      async (kit) => {
        const { email, crmId } = given(kit.data, 'member');
        const { record } = await readMember(kit, crmId);
        const values = { emails: [email], datesOfBirth: [record.dateOfBirth] };
        const { ids, reply } = await search(kit, values);
        const twice = ids.find((id, index) => ids.indexOf(id) !== index);
        must(twice === undefined, 'each record once', reply, `twice the id ${twice}`);
      },
  }),
  ...writingCases({
    'M-30 search-only: searchMembers finds no record without one of the values.': async (kit) => {
      const { crmId, email } = await newMember(kit);
      const { ids, reply } = await search(kit, { emails: [email] });
      mustEqual(ids, [crmId], 'the ids', reply);
    },
    'M-31 search-alias: searchMembers finds an address with an alias without it.': byOtherForm(
      (name) => `${name}+shop@casino.test`,
      (name) => `${name}@casino.test`,
    ),
    'M-32 search-dots: searchMembers ignores dots in addresses of Gmail.': byOtherForm(
      (name) => `${name.split('').join('.')}@gmail.com`,
      (name) => `${name}@gmail.com`,
    ),
    'M-32 search-googlemail: googlemail.com is gmail.com for searchMembers.': byOtherForm(
      (name) => `${name}.casino@googlemail.com`,
      (name) => `${name}casino@gmail.com`,
    ),
    'M-33 search-plus: searchMembers finds an address that begins with a plus.': byOtherForm(
      (name) => `+${name}@casino.test`,
      (name) => `+${name}@casino.test`,
    ),
    'M-33 search-plus-other: searchMembers does not find an address by another one that begins with a plus.':
      async (kit) => {
        const { crmId } = await newMember(kit, { email: `+one${randomUUID()}@casino.test` });
        const { ids, reply } = await search(kit, { emails: [`+two${randomUUID()}@casino.test`] });
        must(!ids.includes(crmId), 'no record', reply, idsInWords(ids));
      },
    'M-34 search-mobile: searchMembers finds a member by mobile number.': async (kit) => {
      const { crmId, mobile } = await newMember(kit);
      await expectFound(kit, { mobiles: [mobile] }, [crmId]);
    },
    'M-37 search-former-mobile: searchMembers finds a member by each earlier mobile number.':
      async (kit) => {
        const { crmId, mobiles } = await memberWithFormerMobiles(kit);
        for (const mobile of mobiles) await expectFound(kit, { mobiles: [mobile] }, [crmId]);
      },
    'M-39 former-combination: An entry of `former` has name, address and number, not only what has changed.':
      async (kit) => {
        const { crmId, firstName, lastName, email, mobiles } = await memberWithFormerMobiles(kit);
        const { record, reply } = await readMember(kit, crmId);
        const [mobile] = mobiles;
        const came = record.former.find(({ phone_mobile }) => phone_mobile === mobile);
        const values = [came?.first_name, came?.last_name, came?.email];
        mustEqual(values, [firstName, lastName, email], `former of ${mobile}:`, reply);
      },
    'M-39 former-listed: `former` has all earlier mobile numbers.': async (kit) => {
      const { crmId, mobiles } = await memberWithFormerMobiles(kit);
      const { record, reply } = await readMember(kit, crmId);
      const listed = record.former.map(({ phone_mobile }) => phone_mobile);
      const isListed = mobiles.every((mobile) => listed.includes(mobile));
      must(isListed, `former with ${mobiles.join(' and ')}`, reply, { value: listed });
    },
  }),
];

/** Finds a member who is registered with one form of an address by another form. */
function byOtherForm(registered: (name: string) => string, sought: (name: string) => string) {
  return async (kit: Kit) => {
    // Longer than a mailbox of Gmail can be, so that it is nobody's.
    const name = `conformance${randomUUID().replaceAll('-', '')}`.slice(0, 31);
    const { crmId } = await newMember(kit, { email: registered(name) });
    const email = sought(name);
    kit.own.add(email);
    await expectFound(kit, { emails: [email] }, [crmId]);
  };
}

async function search({ members }: Kit, values: Partial<SearchValues>) {
  const pages = await members.pages('searchMembers', { body: { ...NOTHING, ...values } });
  const ids = pages.flatMap(({ body }) => body.items.map(({ member }) => member.id));
  return { ids, reply: pages.slice(-1) };
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
  // Below the numbers of new members.
  const second = '+447700900033';
  await update(kit, member.crmId, { phone_mobile: second });
  await update(kit, member.crmId, { phone_mobile: '+447700900044' });
  return { ...member, mobiles: [mobile, second] };
});

/** Values of every kind that no member has. */
function manyValues(count: number): SearchValues {
  const each = (value: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => value(index));
  return {
    emails: each((index) => `unknown-${index}@casino.test`),
    mobiles: each((index) => `+4477009${index + 10_000}`),
    datesOfBirth: each((index) => `${1000 + index}-01-01`),
    personIds: each((index) => `${UNKNOWN_ID}-${index}`),
  };
}
