import { mailboxOf } from '../mailbox.ts';
import { mobileNumber } from '../mobileNumber.ts';

/** The identifying fields of a record. */
export interface PersonTraits {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `yyyy-mm-dd`, or empty if unknown. */
  readonly dateOfBirth: string;
  /** As stored; an invalid mobile number identifies nobody. */
  readonly mobile: string;
  /** The group's id of the person if the support desk has verified the identity; else null. */
  readonly personId: string | null;
}

/** The keys by which records of one person are found. Each holds personal data. */
export interface PersonKeys {
  /** Two records with a common certain key match. */
  readonly certain: readonly string[];
  /** Two records with a common doubtful key may match: the support desk decides. */
  readonly doubtful: readonly string[];
}

/** The most keys of a record: enough for a few changes of number. */
export const MAX_KEYS = 60;

/** The values by which a customer system finds the candidates for a match. */
export interface PersonSearch {
  /** Mailboxes in normal form. */
  readonly emails: readonly string[];
  /** E.164. */
  readonly mobiles: readonly string[];
  /** `yyyy-mm-dd` */
  readonly datesOfBirth: readonly string[];
  readonly personIds: readonly string[];
  /** A candidate matches if it has one of these keys. */
  readonly keys: readonly string[];
}

/** One person has fewer records. So many matches are an attempt to hide a blocked record among others. */
export const TOO_MANY_RECORDS = 50;

/**
 * The keys under which a record is found. Names are compared without case, accents, punctuation and order.
 *
 * Certain keys: the mailbox; the full name with the date of birth; the mobile number with date of birth and
 * first name, which do not change with a marriage. Doubtful keys: the mobile number with the date of birth,
 * as of twins who share a telephone; the mobile number with the full name, as of father and son; the
 * initial and the last word of the name with the date of birth, which do not change with a middle name.
 */
export function keysOf(traits: PersonTraits): PersonKeys {
  const { email, dateOfBirth: born, personId } = traits;
  const first = wordsOf(traits.firstName);
  const last = wordsOf(traits.lastName);
  const full = keyOf([...first, ...last]);
  const mobile = mobileNumber(traits.mobile);
  const isNamed = full !== '' && born !== '';
  const certain = [
    personId !== null && `person:${personId}`,
    !mailboxOf(email).startsWith('@') && mailboxKey(email),
    isNamed && `name+birth:${full}|${born}`,
    isNamed && mobile !== null && `mobile+first+birth:${mobile}|${keyOf(first)}|${born}`,
  ];
  const doubtful = [
    isNamed && `initial+last+birth:${first[0]?.slice(0, 1) ?? ''}|${last.at(-1) ?? ''}|${born}`,
    mobile !== null && born !== '' && `mobile+birth:${mobile}|${born}`,
    mobile !== null && `mobile+name:${mobile}|${full}`,
  ];
  const given = (keys: readonly (string | false)[]) => keys.filter((key) => key !== false);
  return { certain: given(certain), doubtful: given(doubtful) };
}

/**
 * All keys of a record: the value of its field `person_keys`. Other systems that write records use it too.
 */
export function heldKeys(traits: PersonTraits): string[] {
  const { certain, doubtful } = keysOf(traits);
  return [...certain, ...doubtful];
}

/** The key of an address's mailbox. */
export function mailboxKey(email: string): string {
  return `mailbox:${mailboxOf(email)}`;
}

/**
 * The keys by which the other records of this person are found. A verified identity outranks every
 * similarity: such a record matches only the person that it names.
 */
export function keysToSeek(traits: PersonTraits): PersonKeys {
  if (traits.personId === null) return keysOf(traits);
  return { certain: [`person:${traits.personId}`], doubtful: [] };
}

/**
 * The values by which a customer system finds the other records of a person.
 * @param email the verified address of the login
 */
export function valuesToSeek(
  email: string,
  traits: readonly PersonTraits[],
): Omit<PersonSearch, 'keys'> {
  const given = (values: readonly (string | null)[]) => [
    ...new Set(values.filter((value): value is string => Boolean(value))),
  ];
  const similar = traits.filter(({ personId }) => personId === null);
  return {
    emails: given([email, ...similar.map((each) => each.email)].map(mailboxOf)),
    mobiles: given(similar.map(({ mobile }) => mobileNumber(mobile))),
    datesOfBirth: given(similar.map(({ dateOfBirth }) => dateOfBirth)),
    personIds: given(traits.map(({ personId }) => personId)),
  };
}

function keyOf(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

/** Letters that Unicode does not decompose into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[\s-]+/u)
    .map((word) =>
      word
        .replace(/[^\p{L}]|\p{Lm}|\p{Default_Ignorable_Code_Point}/gu, '')
        .replace(/[ßæœøłđðþı]/gu, (letter) => PLAIN[letter] ?? letter),
    )
    .filter(Boolean);
}
