import { inUtc, type MembershipBlock, membershipBlock } from '../../contract/index.ts';
import type { Person } from '../../stores/person.ts';
import type { LookUpServices } from './lookUp.ts';

/** As long as a voucher of the wheel can be used, with some to spare: nothing is gained by coming back. */
const REMEMBERED_DAYS = 90;
/** As long as the law has a casino keep who its customers were. */
const REMEMBERED_YEARS_WHERE_PROTECTED = 5;

/**
 * Takes a deleted login from its person, with what blocks their records now: the member service may be
 * asked to forget these. May be repeated.
 */
export async function releasePerson(
  uid: string,
  personId: string | null,
  at: Date,
  { persons, members }: LookUpServices,
): Promise<void> {
  const person = personId === null ? null : await persons.find(personId);
  if (person === null) return;
  const known = { ...person.records, ...person.others };
  const living = await members.findMembers(Object.keys(known));
  const now = <T extends { readonly block: MembershipBlock | null }>(records: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(records).map(([crmId, record]) => {
        const member = living.get(crmId);
        return [crmId, { ...record, block: member ? membershipBlock(member) : record.block }];
      }),
    );
  await persons.release(person.id, uid, {
    records: now(person.records),
    others: now(person.others),
    removeAt: (left) =>
      isProtected(left)
        ? inUtc(at).add(REMEMBERED_YEARS_WHERE_PROTECTED, 'year').toDate()
        : linksEndAt(at),
  });
}

/** How long it is remembered whose a membership was that somebody gave up. */
export function linksEndAt(at: Date): Date {
  return inUtc(at).add(REMEMBERED_DAYS, 'day').toDate();
}

/** Somebody who is kept out, or keeps promotions away: neither may end by starting again. */
function isProtected({ records, others, saferGambling }: Person): boolean {
  const blocks = Object.values({ ...records, ...others }).map(({ block }) => block);
  const { promotionFree, realityCheckMinutes } = saferGambling;
  return (
    blocks.some((block) => block !== null) || promotionFree !== null || realityCheckMinutes !== null
  );
}
