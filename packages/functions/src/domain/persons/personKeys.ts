import { mailboxOf } from '../mailbox.ts';
import { mobileNumber } from '../mobileNumber.ts';

/** What a record says of who somebody is. */
export interface PersonTraits {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `yyyy-mm-dd` */
  readonly dateOfBirth: string;
  /** As it is kept; what is no mobile number identifies nobody. */
  readonly mobile: string;
  /** The group's own name for the person, where the support desk has checked who they are; else null. */
  readonly personId: string | null;
}

/** The texts by which records of one person are found. Each holds personal data. */
export interface PersonKeys {
  /** Two records that share one of these are of the same person. */
  readonly certain: readonly string[];
  /** Two records that share one of these may be of the same person: the support desk decides. */
  readonly doubtful: readonly string[];
}

/**
 * The keys under which a record is found. Names count without case, accents, punctuation and order.
 *
 * Certain: the mailbox; the full name with the date of birth; the mobile number with date of birth and
 * first name, which a marriage leaves as they are. Doubtful: the mobile number with the date of birth, as
 * twins have who share a telephone; the mobile number with the full name, as father and son may have.
 */
export function keysOf(traits: PersonTraits): PersonKeys {
  const { email, dateOfBirth: born, personId } = traits;
  const first = nameKey(traits.firstName);
  const full = nameKey(`${traits.firstName} ${traits.lastName}`);
  const mobile = mobileNumber(traits.mobile);
  const mailbox = mailboxOf(email);
  return {
    certain: [
      ...(personId === null ? [] : [`person:${personId}`]),
      ...(mailbox.startsWith('@') ? [] : [`mailbox:${mailbox}`]),
      ...(full === '' || born === '' ? [] : [`name+birth:${full}|${born}`]),
      ...(mobile === null ? [] : [`mobile+first+birth:${mobile}|${first}|${born}`]),
    ],
    doubtful:
      mobile === null ? [] : [`mobile+birth:${mobile}|${born}`, `mobile+name:${mobile}|${full}`],
  };
}

/** The key of whoever reads an address, where nothing else is known of them. */
export function keysOfAddress(email: string): PersonKeys {
  return { certain: [`mailbox:${mailboxOf(email)}`], doubtful: [] };
}

/**
 * The keys by which the other records of this person are sought. What the support desk has found out
 * outranks every likeness: such a record is of the person that it names, and of nobody else.
 */
export function keysToSeek(traits: PersonTraits): PersonKeys {
  if (traits.personId === null) return keysOf(traits);
  return { certain: [`person:${traits.personId}`], doubtful: [] };
}

function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[\s-]+/u)
    .map((word) => word.replace(/[^\p{L}]/gu, ''));
  return words.filter(Boolean).sort().join(' ');
}
