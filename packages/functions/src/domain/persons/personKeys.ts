import { mailboxOf } from '../mailbox.ts';
import { mobileNumber } from '../mobileNumber.ts';

/** What a record says of who somebody is. */
export interface PersonTraits {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `yyyy-mm-dd`, or empty where it is not known. */
  readonly dateOfBirth: string;
  /** As it is kept; what is no mobile number identifies nobody. */
  readonly mobile: string;
  /** The group's own name for the person, where the support desk has checked who they are; else null. */
  readonly personId: string | null;
}

/** The texts by which records of one person are found. Each holds personal data. */
export interface PersonKeys {
  /** Two records that share one of these look like one person. */
  readonly certain: readonly string[];
  /** Two records that share one of these may be of one person: the support desk decides. */
  readonly doubtful: readonly string[];
}

/** One person has fewer records. So many matches are an attempt to hide a blocked record among others. */
export const TOO_MANY_RECORDS = 50;

/**
 * The keys under which a record is found. Names count without case, accents, punctuation and order.
 *
 * Certain: the mailbox; the full name with the date of birth; the mobile number with date of birth and
 * first name, which a marriage leaves as they are. Doubtful: the mobile number with the date of birth, as
 * twins have who share a telephone, or with the full name, as father and son may have; and the first
 * letter and the last word of a name with the date of birth, which a middle name leaves as they are.
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

/** Every key of a record: the value of its field `person_keys`, also for systems that write records themselves. */
export function heldKeys(traits: PersonTraits): string[] {
  const { certain, doubtful } = keysOf(traits);
  return [...certain, ...doubtful];
}

/** The key of whoever reads an address. */
export function mailboxKey(email: string): string {
  return `mailbox:${mailboxOf(email)}`;
}

/**
 * The keys by which the other records of this person are sought. What the support desk has found out
 * outranks every likeness: such a record is of the person that it names, and of nobody else.
 */
export function keysToSeek(traits: PersonTraits): PersonKeys {
  if (traits.personId === null) return keysOf(traits);
  return { certain: [`person:${traits.personId}`], doubtful: [] };
}

function keyOf(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

/** Letters that Unicode does not take apart into a plain one and a mark. */
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
