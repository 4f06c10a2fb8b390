import { describe, expect, it } from 'vitest';
import { matchBetween } from '../../../testing/members/matchBetween.ts';
import type { MemberTraits } from '../ports/memberService.ts';
import { isEnoughFor } from './matches.ts';

// Honest members and the people who resemble them. `memberRights.test.ts` tests the effects.

let addresses = 0;
const person = (
  firstName: string,
  lastName: string,
  dateOfBirth: string,
  mobile = '',
): MemberTraits => {
  addresses += 1;
  const email = `honest-${addresses}@demo.test`;
  return { email, firstName, lastName, dateOfBirth, mobile, personId: null };
};
const OF_FAMILY = '07700 900123';

describe('§6 an honest member is not stopped by the block of', () => {
  it.each([
    ['a twin', person('Una', 'Sample', '1990-02-28'), person('Ada', 'Sample', '1990-02-28')],
    [
      'a father of the same name',
      person('Sam', 'Sample', '1991-04-05'),
      person('Sam', 'Sample', '1962-11-30'),
    ],
    [
      'a father of the same name, as Junior',
      person('Sam', 'Sample Jr', '1991-04-05'),
      person('Sam', 'Sample Sr', '1962-11-30'),
    ],
    [
      'a partner with the same mobile number',
      person('Una', 'Sample', '1990-02-28', OF_FAMILY),
      person('Max', 'Sample', '1988-07-14', OF_FAMILY),
    ],
    [
      'a partner of the same year with the same mobile number',
      person('Una', 'Sample', '1990-02-28', OF_FAMILY),
      person('Max', 'Sample', '1990-07-14', OF_FAMILY),
    ],
    [
      'a sister-in-law of the same year',
      person('Una', 'Sample', '1990-02-28'),
      person('Ursula', 'Sample', '1990-06-17'),
    ],
    [
      'a namesake Smith',
      person('John', 'Smith', '1980-03-09'),
      person('John', 'Smith', '1980-09-21'),
    ],
    [
      'a namesake Khan',
      person('Mohammed', 'Khan', '1985-03-09'),
      person('Mohammed', 'Khan', '1985-03-10'),
    ],
    ['a namesake Li', person('Wei', 'Li', '1992-01-11'), person('Wei', 'Li', '1992-11-01')],
    [
      'a namesake Nguyen',
      person('Minh', 'Nguyễn', '1979-08-08'),
      person('Minh', 'Nguyen', '1989-08-08'),
    ],
    [
      'a person of the same surname and date of birth',
      person('Una', 'Smith', '1980-03-09'),
      person('Kim', 'Smith', '1980-03-09'),
    ],
    [
      'a person of the same one-word name',
      person('Suharto', 'Suharto', '1970-05-05'),
      person('Suharto', 'Suharto', '1971-06-06'),
    ],
    [
      'a person whose only word is their surname',
      person('Suharto', 'Suharto', '1970-05-05'),
      person('Budi', 'Suharto', '1970-05-05'),
    ],
    [
      'a namesake in another script',
      person('Иван', 'Петров', '1983-04-04'),
      person('Иван', 'Петров', '1990-10-10'),
    ],
    [
      'another name of the same consonants',
      person('राम', 'शर्मा', '1983-04-04'),
      person('रीमा', 'वर्मा', '1983-04-04'),
    ],
    [
      'another name of one character',
      person('伟', '王', '1983-04-04'),
      person('芳', '王', '1983-04-04'),
    ],
    [
      'the former owner of their mobile number',
      person('Una', 'Sample', '1990-02-28', OF_FAMILY),
      person('Max', 'Example', '1971-11-03', OF_FAMILY),
    ],
    [
      'a person with the surname of a marriage',
      person('Una', 'Married', '1990-02-28'),
      person('Ada', 'Married', '1971-11-03'),
    ],
  ])('%s', (_, one, other) => {
    expect(matchBetween(one, other)).toBe('none');
    expect(matchBetween(other, one)).toBe('none');
  });
});

describe('§6 an honest member goes to the support desk to join, and keeps turn and settings, after the block of', () => {
  it.each([
    [
      'a twin with the same mobile number',
      person('Una', 'Sample', '1990-02-28', OF_FAMILY),
      person('Ada', 'Sample', '1990-02-28', OF_FAMILY),
    ],
    [
      'a twin with the same initial',
      person('Una', 'Sample', '1990-02-28'),
      person('Ursula', 'Sample', '1990-02-28'),
    ],
    [
      'a father of the same name and mobile number',
      person('Sam', 'Sample', '1991-04-05', OF_FAMILY),
      person('Sam', 'Sample', '1962-11-30', OF_FAMILY),
    ],
    [
      'a partner of the same month with the same mobile number',
      person('Una', 'Sample', '1990-02-28', OF_FAMILY),
      person('Max', 'Sample', '1990-02-14', OF_FAMILY),
    ],
  ])('%s', (_, one, other) => {
    const match = matchBetween(one, other);
    expect(isEnoughFor('joining', match)).toBe(true);
    for (const each of ['access', 'turn', 'settings', 'disclosure', 'merging'] as const) {
      expect(isEnoughFor(each, match)).toBe(false);
    }
  });
});

describe('§6 a member stays one person after a change of', () => {
  it.each([
    [
      'the surname',
      person('Una', 'Sample', '1990-02-28', OF_FAMILY),
      person('Una', 'Married', '1990-02-28', OF_FAMILY),
    ],
    [
      'the surname to a double one',
      person('Una', 'Sample', '1990-02-28'),
      person('Una', 'Sample-Married', '1990-02-28'),
    ],
    [
      'the alphabet’s accents',
      person('Minh', 'Nguyễn', '1979-08-08'),
      person('Minh', 'NGUYEN', '1979-08-08'),
    ],
    [
      'a one-word name to two fields',
      person('Suharto', '', '1970-05-05'),
      person('Suharto', 'Suharto', '1970-05-05'),
    ],
  ])('%s', (_, one, other) => {
    expect(isEnoughFor('turn', matchBetween(one, other))).toBe(true);
  });
});
