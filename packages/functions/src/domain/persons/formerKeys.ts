import { mobileNumber } from '../addresses/mobileNumber.ts';
import { matchKey } from './matches.ts';
import { PLAIN_LETTERS, plainName } from './names.ts';

/** The fields of a record from which the keys are made. */
interface FormerTraits {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly mobile: string;
}

/**
 * The keys in the form that records and persons have if they were stored before look-alike letters were
 * folded. They are only sought, never stored, so that no block or setting of that time is lost.
 */
export function formerKeys(traits: FormerTraits): readonly string[] {
  const { dateOfBirth: born } = traits;
  const first = nameWords(traits.firstName);
  const last = nameWords(traits.lastName);
  const mobile = mobileNumber(traits.mobile);
  const full = [...first, ...last].toSorted().join(' ');
  const name = plainName(traits.firstName, traits.lastName);
  if (full === '' || !name) return [];
  const lasts = [last.at(-1) ?? '', ...name.lasts];
  return [
    ...(mobile === null ? [] : [matchKey('mobile+name', mobile, full)]),
    ...(born === ''
      ? []
      : [
          matchKey('name+birth', full, born),
          matchKey('name+birth', [name.first, name.last].toSorted().join(' '), born),
          ...lasts.map((each) =>
            matchKey('initial+last+birth', first[0]?.slice(0, 1) ?? '', each, born),
          ),
        ]),
    ...(born === '' || mobile === null
      ? []
      : [matchKey('mobile+first+birth', mobile, first.toSorted().join(' '), born)]),
  ];
}

function nameWords(name: string): string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[\s-]+/u)
    .map((word) =>
      word
        .replace(/[^\p{L}]|\p{Lm}|\p{Default_Ignorable_Code_Point}/gu, '')
        .replace(/[ßæœøłđðþı]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter),
    )
    .filter(Boolean);
}
