import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchBetween } from '../../../testing/members/matchBetween.ts';
import type { MemberTraits } from '../ports/memberService.ts';
import { type Consequence, isEnoughFor } from './matches.ts';

// The recognition of a person, for generated identities.

const FIRST = ['Nina', 'Zoë', 'Łukasz', 'Иван', 'Mary-Ann', 'Ng', 'Thomas', 'Siân', 'Åse', '伟'];
const LAST = ['Wheel', "O'Brien", 'Smith-Jones', 'Khan', 'Li', 'Nguyễn', 'de la Cruz', 'Петров'];
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));
const births = fc
  .date({ min: new Date('1936-01-01'), max: new Date('2007-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const letters = fc.array(fc.constantFrom(...'abcdehklnoprstuvy'), { minLength: 3, maxLength: 9 });
const names = (known: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...known),
    letters.map((list) => `X${list.join('')}`),
  );
const people: fc.Arbitrary<MemberTraits> = fc.record({
  email: fc.uuid().map((id) => `${id}@demo.test`),
  firstName: names(FIRST),
  lastName: names(LAST),
  dateOfBirth: births,
  mobile: digits(3).map((end) => `+447700900${end}`),
  personId: fc.constant(null),
});

type Change = (person: MemberTraits) => MemberTraits;
const inSurname =
  (change: (lastName: string) => string): Change =>
  (person) => ({ ...person, lastName: change(person.lastName) });

/** The spellings of one name. */
const SPELLINGS: Readonly<Record<string, Change>> = {
  'a suffix': inSurname((name) => `${name} Jr`),
  'a number as a suffix': inSurname((name) => `${name} II`),
  'a second surname': inSurname((name) => `${name} Jones`),
  'a second surname with a hyphen': inSurname((name) => `${name}-Cooper`),
  'a space in the surname': inSurname((name) => `${name.slice(0, 3)} ${name.slice(3)}`),
  'a hyphen in the surname': inSurname((name) => `${name.slice(0, 2)}-${name.slice(2)}`),
  'an apostrophe in the surname': inSurname((name) => `${name.slice(0, 1)}’${name.slice(1)}`),
  'a surname in one word': inSurname((name) => name.replace(/[ '-]/g, '')),
  'spaces in place of hyphens and apostrophes': inSurname((name) => name.replace(/['-]/g, ' ')),
  'capital letters': inSurname((name) => name.toUpperCase()),
  'Cyrillic letters': inSurname((name) => name.replace(/a/g, 'а').replace(/e/g, 'е')),
  'Greek capital letters': inSurname((name) => name.replace(/^K/, 'Κ').replace(/^N/, 'Ν')),
  'a capital I for an L': inSurname((name) => name.replace(/l/g, 'I')),
  accents: inSurname((name) => name.replace(/o/g, 'ő').replace(/n/g, 'ñ')),
  'a middle initial': (person) => ({ ...person, firstName: `${person.firstName} Q` }),
  'a middle name': (person) => ({ ...person, firstName: `${person.firstName} Quentin` }),
};

const born =
  (change: (parts: { year: string; month: string; day: string }) => string): Change =>
  (person) => {
    const [year = '', month = '', day = ''] = person.dateOfBirth.split('-');
    return { ...person, dateOfBirth: change({ year, month, day }) };
  };
const nextDay = (day: string) => String((Number(day) % 28) + 1).padStart(2, '0');

/** Errors in a date of birth. */
const MISTYPED: Readonly<Record<string, Change>> = {
  'the next day': born(({ year, month, day }) => `${year}-${month}-${nextDay(day)}`),
  'another month': born(({ year, month, day }) => `${year}-${nextDay(month)}-${day}`),
  'another year': born(({ year, month, day }) => `${Number(year) - 1}-${month}-${day}`),
  'another decade': born(({ year, month, day }) => `${Number(year) - 10}-${month}-${day}`),
  'day and month exchanged': born(({ year, month, day }) => `${year}-${day}-${month}`),
};

const OF_ONE_PERSON: readonly Consequence[] = ['joining', 'access', 'turn', 'settings'];
const isOnePerson = (one: MemberTraits, other: MemberTraits) => {
  const match = matchBetween(one, other);
  return OF_ONE_PERSON.every((each) => isEnoughFor(each, match));
};
const elsewhere = fc.record({ email: fc.uuid().map((id) => `${id}@else.test`) });
const anyMobile = digits(6).map((end) => `+4477${end.slice(0, 2)}12${end.slice(2)}`);

describe('§6 the same person is no stranger to block, turn and mode', () => {
  it.each(Object.entries(SPELLINGS))('with %s and a new mailbox and mobile number', (_, change) => {
    fc.assert(
      fc.property(people, elsewhere, anyMobile, (person, { email }, mobile) => {
        const again = { ...change(person), email, mobile };
        expect(isOnePerson(again, person)).toBe(true);
        expect(isOnePerson(person, again)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it.each(Object.entries(MISTYPED))('with %s, also with any spelling', (_, mistype) => {
    const changes = fc.constantFrom(...Object.values(SPELLINGS));
    fc.assert(
      fc.property(people, elsewhere, changes, (person, { email }, change) => {
        const again = mistype({ ...change(person), email });
        expect(isOnePerson(again, person)).toBe(true);
        expect(isOnePerson(person, again)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('with another surname or first name, for the block', () => {
    fc.assert(
      fc.property(people, elsewhere, (person, { email }) => {
        expect(matchBetween({ ...person, email, firstName: 'Quill' }, person)).toBe('relative');
        expect(isOnePerson({ ...person, email, lastName: 'Quill' }, person)).toBe(true);
      }),
    );
  });
});

describe('§6 two people are never one', () => {
  /** Two people with nothing in common. */
  const pairs = fc
    .tuple(people, people)
    .filter(
      ([one, other]) =>
        one.mobile !== other.mobile &&
        one.dateOfBirth !== other.dateOfBirth &&
        matchBetween({ ...one, mobile: '', dateOfBirth: '' }, other) === 'none',
    );

  it.each(['firstName', 'lastName', 'dateOfBirth', 'mobile'] as const)(
    'if they share only the %s',
    (field) => {
      fc.assert(
        fc.property(pairs, ([one, other]) => {
          fc.pre(one.firstName !== other.firstName && one.lastName !== other.lastName);
          expect(matchBetween({ ...one, [field]: other[field] }, other)).toBe('none');
        }),
        { numRuns: 300 },
      );
    },
  );
});
