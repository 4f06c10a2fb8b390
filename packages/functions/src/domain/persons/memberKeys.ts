import { isPossibleBirthday } from '../../contract/rules/typedValues.ts';
import { exactAddress, toMailbox } from '../addresses/mailbox.ts';
import { mobileNumber } from '../addresses/mobileNumber.ts';
import type { MemberSearch, MemberTraits } from '../ports/memberService.ts';
import { formerKeys } from './formerKeys.ts';
import { matchKey } from './matches.ts';
import { type ComparedName, comparedName } from './names.ts';

/** The most keys of a record: enough for a few changes of number. */
export const MAX_KEYS = 120;

/** One person has fewer records. So many matches are an attempt to hide a blocked record among others. */
export const TOO_MANY_RECORDS = 50;

/**
 * All keys of a record: the value of its field `person_keys`. Other systems that write records use it too.
 * Each holds personal data. `matches.ts` says what follows from a common key. Names are compared as
 * `names.ts` writes them: the first word of the first names, with the joined surname or one of its words.
 */
export function heldKeys({ personId, ...traits }: MemberTraits): string[] {
  const { email } = traits;
  const born = knownBirthday(traits);
  const name = comparedName(traits.firstName, traits.lastName);
  const mobile = mobileNumber(traits.mobile);
  const hasAddress = exactAddress(email).lastIndexOf('@') > 0;
  const keys = [
    ...(personId === null ? [] : [matchKey('person', personId)]),
    ...(hasAddress ? [addressKey(email), mailboxKey(email)] : []),
    ...(name && born !== '' ? nameAndBirth(name, born) : []),
    ...(name && mobile !== null ? mobileAndName(name, mobile, born) : []),
    ...(mobile !== null && born !== '' ? [matchKey('mobile+birth', mobile, born)] : []),
  ];
  return [...new Set(keys)];
}

/** The key of an address as it is, which proves that a login belongs to its owner. */
export function addressKey(email: string): string {
  return matchKey('address', exactAddress(email));
}

/** The key of an address's mailbox. */
export function mailboxKey(email: string): string {
  return matchKey('mailbox', toMailbox(email));
}

/**
 * The keys that identify the owner of a record. A verified identity outranks every similarity: such a record
 * matches only the person that it names.
 */
export function identifyingKeys(traits: MemberTraits): readonly string[] {
  return traits.personId === null ? heldKeys(traits) : [matchKey('person', traits.personId)];
}

/**
 * The keys by which the other records of this person are found, also those with keys of an earlier form.
 * Without the address of the record: only the address of a login is proven.
 */
export function keysToSeek(traits: MemberTraits): readonly string[] {
  if (traits.personId !== null) return identifyingKeys(traits);
  const keys = [
    ...heldKeys(traits),
    ...formerKeys({ ...traits, dateOfBirth: knownBirthday(traits) }),
  ];
  return [...new Set(keys)].filter((key) => key !== addressKey(traits.email));
}

/**
 * The values by which a customer system finds the other records of a person.
 * @param email the verified address of the login
 */
export function valuesToSeek(
  email: string,
  traits: readonly MemberTraits[],
): Omit<MemberSearch, 'keys'> {
  const given = (values: readonly (string | null)[]) => [
    ...new Set(values.filter((value): value is string => Boolean(value))),
  ];
  const similar = traits.filter(({ personId }) => personId === null);
  return {
    emails: given([email, ...similar.map((each) => each.email)].map(toMailbox)),
    mobiles: given(similar.map(({ mobile }) => mobileNumber(mobile))),
    datesOfBirth: given(similar.map(knownBirthday)),
    personIds: given(traits.map(({ personId }) => personId)),
  };
}

/** The date of birth; empty if it is unknown, or the placeholder of many customer systems. */
function knownBirthday({ dateOfBirth }: Pick<MemberTraits, 'dateOfBirth'>): string {
  return isPossibleBirthday(dateOfBirth) ? dateOfBirth : '';
}

function nameAndBirth({ first, allFirst, initial, last, lasts }: ComparedName, born: string) {
  // Sorted, because some people write the surname first.
  const pairs = [...lasts.map((each) => [first, each]), [allFirst, last]];
  return [
    ...pairs.map((pair) => matchKey('name+birth', pair.toSorted().join(' '), born)),
    ...lasts.map((each) => matchKey('initial+last+birth', initial, each, born)),
  ];
}

function mobileAndName({ first, allFirst, last }: ComparedName, mobile: string, born: string) {
  const named = matchKey('mobile+name', mobile, [first, last].toSorted().join(' '));
  if (born === '') return [named];
  const [year = '', month = '', day = ''] = born.split('-');
  return [
    named,
    ...[first, allFirst].map((each) => matchKey('mobile+first+birth', mobile, each, born)),
    // A typing error is in the year, or in month and day. Two people of one number have two first names.
    matchKey('mobile+first+year', mobile, first, year),
    matchKey('mobile+first+day', mobile, first, `${month}-${day}`),
    // A family has one surname and one number, so all but one part of the date of birth must be the same.
    ...[`${year}-${month}`, `${year}--${day}`, `${month}-${day}`].map((near) =>
      matchKey('mobile+last+near', mobile, last, near),
    ),
    matchKey('mobile+last+near', mobile, last, `${year}:${[month, day].toSorted().join('-')}`),
  ];
}
