import { FieldValue, type Firestore, type WhereFilterOp } from 'firebase-admin/firestore';
import { toKeyedMember } from '../../src/adapters/firestore/members/keyedMembers.ts';
import type { MemberRecord } from '../../src/contract/http/members.ts';
import { mailboxKey } from '../../src/domain/persons/memberKeys.ts';
import type { KeyedMember, MemberSearch } from '../../src/domain/ports/memberService.ts';

/** Firestore's maximum of values per query. */
const MAX_VALUES = 30;

/** Keys of Firestore's records that hold a mobile number, current or former. */
const WITH_MOBILE = /^mobile(?:\+name|\+birth)?:(\+\d+)/;

/** Keys that hold an address, current or former. */
const WITH_ADDRESS = /^address:(.+)/;

const formerMobileKey = (mobile: string) => `mobile:${mobile}`;

/** The records with any of these values, current or former, sorted by id. */
export async function searchMembers(
  database: Firestore,
  { emails, mobiles, datesOfBirth, personIds }: Omit<MemberSearch, 'keys'>,
): Promise<readonly KeyedMember[]> {
  const members = database.collection('members');
  const by = (field: string, operator: WhereFilterOp, values: readonly string[]) =>
    Array.from({ length: Math.ceil(values.length / MAX_VALUES) }, (_, index) =>
      members
        .where(field, operator, values.slice(index * MAX_VALUES, (index + 1) * MAX_VALUES))
        .get(),
    );
  const keys = [...emails.map(mailboxKey), ...mobiles.map(formerMobileKey)];
  const found = await Promise.all([
    ...by('person_keys', 'array-contains-any', keys),
    ...by('phone_mobile', 'in', mobiles),
    ...by('date_of_birth', 'in', datesOfBirth),
    ...by('person_id', 'in', personIds),
  ]);
  const records = new Map(found.flatMap(({ docs }) => docs).map((each) => [each.id, each]));
  return [...records.values()]
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map((each) => toKeyedMember(each.data()));
}

/** Makes a member findable by the current mobile number after it changes. Does nothing for an unknown id. */
export async function keepFormerMobile(database: Firestore, crmId: string): Promise<void> {
  const document = database.collection('members').doc(crmId);
  const mobile = (await document.get()).get('phone_mobile');
  if (typeof mobile !== 'string' || mobile === '') return;
  await document.update({ person_keys: FieldValue.arrayUnion(formerMobileKey(mobile)) });
}

/**
 * The record as the contract has it. Firestore's records hold earlier addresses and numbers as keys, and each becomes an
 * earlier combination with the current name.
 */
export function toRecord({ member, traits, keys }: KeyedMember): MemberRecord {
  const { dateOfBirth, personId } = traits;
  const { first_name, last_name, email, phone_mobile } = member;
  const current = { first_name, last_name, email, phone_mobile };
  const earlier = (pattern: RegExp, now: string) =>
    [...new Set(keys.flatMap((key) => pattern.exec(key)?.[1] ?? []))].filter(
      (each) => each !== now,
    );
  const former = [
    ...earlier(WITH_ADDRESS, email).map((address) => ({ ...current, email: address })),
    ...earlier(WITH_MOBILE, phone_mobile).map((mobile) => ({ ...current, phone_mobile: mobile })),
  ];
  return { member, dateOfBirth, personId, former };
}
