import { inUtc } from '../../contract/rules/calendar.ts';
import { type PersonBlock, personBlock } from '../../contract/rules/membership.ts';
import type { Person } from '../ports/persons.ts';
import type { LookUpServices } from './lookUp.ts';

/** Longer than a voucher of the wheel is valid, so that coming back gains nothing. */
const REMEMBERED_DAYS = 90;
/** The time for which a casino must by law keep the identity of its customers. */
const REMEMBERED_YEARS_WHERE_PROTECTED = 5;

/**
 * Removes a deleted login from every person who has it. Looks again after each removal, because a call of
 * another login may merge the person into another meanwhile. Idempotent.
 */
export async function releasePersons(
  uid: string,
  at: Date,
  services: LookUpServices,
): Promise<void> {
  const [person] = await services.persons.findByLogin(uid);
  if (person === undefined) return;
  await releasePerson(uid, person, at, services);
  await releasePersons(uid, at, services);
}

/** Stores the current suspensions of the person's records too, because the member service may delete these. */
async function releasePerson(
  uid: string,
  person: Person,
  at: Date,
  { persons, members }: LookUpServices,
): Promise<void> {
  const known = { ...person.records, ...person.others };
  const living = await members.findMembers(Object.keys(known));
  const now = <T extends { readonly block: PersonBlock | null }>(records: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(records).map(([crmId, record]) => {
        const member = living.get(crmId);
        return [crmId, { ...record, block: member ? personBlock(member) : record.block }];
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

/** The time until which the owner of a released membership is stored. */
export function linksEndAt(at: Date): Date {
  return inUtc(at).add(REMEMBERED_DAYS, 'day').toDate();
}

/** True for a person with a suspension or with safer gambling settings: neither may end by starting again. */
function isProtected({ records, others, saferGambling }: Person): boolean {
  const blocks = Object.values({ ...records, ...others }).map(({ block }) => block);
  const { promotionFree, realityCheckMinutes } = saferGambling;
  return (
    blocks.some((block) => block !== null) || promotionFree !== null || realityCheckMinutes !== null
  );
}
