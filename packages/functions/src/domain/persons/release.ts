import { membershipBlock } from '../../contract/index.ts';
import type { Person } from '../../stores/persons.ts';
import type { LookUpServices } from './lookUp.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** As long as a voucher of the wheel can be used, with some to spare: nothing is gained by coming back. */
const REMEMBERED_DAYS = 90;
/** As long as the law has a casino keep who its customers were. */
const REMEMBERED_DAYS_WHERE_PROTECTED = 5 * 365;

/**
 * Takes a deleted login from its person, with what blocks their records now: the member service may be
 * asked to forget these. Answers how long the person is remembered. May be repeated.
 */
export async function releasePerson(
  uid: string,
  personId: string | null,
  at: Date,
  { persons, members }: LookUpServices,
): Promise<Date> {
  const usual = inDays(at, REMEMBERED_DAYS);
  const person = personId === null ? null : await persons.find(personId);
  if (person === null) return usual;
  const living = await members.findMembers(Object.keys(person.records));
  const records = Object.fromEntries(
    Object.entries(person.records).map(([crmId, remembered]) => {
      const member = living.get(crmId);
      return [crmId, member ? membershipBlock(member) : remembered];
    }),
  );
  const removeAt = isProtected({ ...person, records })
    ? inDays(at, REMEMBERED_DAYS_WHERE_PROTECTED)
    : usual;
  await persons.release(person.id, uid, { records, removeAt });
  return removeAt;
}

/** Somebody who is kept out, or keeps promotions away: neither may end by starting again. */
function isProtected({ records, saferGambling }: Person): boolean {
  const isBlocked = Object.values(records).some((block) => block !== null);
  return (
    isBlocked || saferGambling.promotionFree !== null || saferGambling.realityCheckMinutes !== null
  );
}

function inDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS);
}
