import { describe, expect, it } from 'vitest';
import { matchBetween } from '../../../testing/members/matchBetween.ts';
import type { MemberTraits } from '../ports/memberService.ts';
import { isEnoughFor } from './matches.ts';

// Honest members and the people who resemble them. `memberRights.test.ts` tests the effects.

let addresses = 0;
/** A person by `first name | last name | date of birth`, with `| family` at the end for the telephone of a family. */
const person = (text: string): MemberTraits => {
  const [firstName = '', lastName = '', dateOfBirth = '', telephone] = text.split(' | ');
  addresses += 1;
  const email = `honest-${addresses}@demo.test`;
  const mobile = telephone === 'family' ? '07700 900123' : '';
  return { email, firstName, lastName, dateOfBirth, mobile, personId: null };
};

describe('§6 an honest member is not stopped by the block of', () => {
  it.each([
    ['a twin', 'Una | Sample | 1990-02-28', 'Ada | Sample | 1990-02-28'],
    ['a father of the same name', 'Sam | Sample | 1991-04-05', 'Sam | Sample | 1962-11-30'],
    [
      'a father of the same name, as Junior',
      'Sam | Sample Jr | 1991-04-05',
      'Sam | Sample Sr | 1962-11-30',
    ],
    [
      'a partner with the same mobile number',
      'Una | Sample | 1990-02-28 | family',
      'Max | Sample | 1988-07-14 | family',
    ],
    [
      'a partner of the same year with the same mobile number',
      'Una | Sample | 1990-02-28 | family',
      'Max | Sample | 1990-07-14 | family',
    ],
    [
      'a sister-in-law of the same year',
      'Una | Sample | 1990-02-28',
      'Ursula | Sample | 1990-06-17',
    ],
    ['a namesake Smith', 'John | Smith | 1980-03-09', 'John | Smith | 1980-09-21'],
    ['a namesake Khan', 'Mohammed | Khan | 1985-03-09', 'Mohammed | Khan | 1985-03-10'],
    ['a namesake Li', 'Wei | Li | 1992-01-11', 'Wei | Li | 1992-11-01'],
    ['a namesake Nguyen', 'Minh | Nguyễn | 1979-08-08', 'Minh | Nguyen | 1989-08-08'],
    [
      'a person of the same surname and date of birth',
      'Una | Smith | 1980-03-09',
      'Kim | Smith | 1980-03-09',
    ],
    [
      'a person of the same one-word name',
      'Suharto | Suharto | 1970-05-05',
      'Suharto | Suharto | 1971-06-06',
    ],
    [
      'a person whose only word is their surname',
      'Suharto | Suharto | 1970-05-05',
      'Budi | Suharto | 1970-05-05',
    ],
    ['a namesake in another script', 'Иван | Петров | 1983-04-04', 'Иван | Петров | 1990-10-10'],
    ['another name of the same consonants', 'राम | शर्मा | 1983-04-04', 'रीमा | वर्मा | 1983-04-04'],
    ['another name of one character', '伟 | 王 | 1983-04-04', '芳 | 王 | 1983-04-04'],
    [
      'the former owner of their mobile number',
      'Una | Sample | 1990-02-28 | family',
      'Max | Example | 1971-11-03 | family',
    ],
    [
      'a person with the surname of a marriage',
      'Una | Married | 1990-02-28',
      'Ada | Married | 1971-11-03',
    ],
  ])('%s', (_, ...texts) => {
    const [one, other] = texts.map(person) as [MemberTraits, MemberTraits];
    expect(matchBetween(one, other)).toBe('none');
    expect(matchBetween(other, one)).toBe('none');
  });
});

describe('§6 an honest member goes to the support desk to join, and keeps turn and settings, after the block of', () => {
  it.each([
    [
      'a twin with the same mobile number',
      'Una | Sample | 1990-02-28 | family',
      'Ada | Sample | 1990-02-28 | family',
    ],
    ['a twin with the same initial', 'Una | Sample | 1990-02-28', 'Ursula | Sample | 1990-02-28'],
    [
      'a father of the same name and mobile number',
      'Sam | Sample | 1991-04-05 | family',
      'Sam | Sample | 1962-11-30 | family',
    ],
    [
      'a partner of the same month with the same mobile number',
      'Una | Sample | 1990-02-28 | family',
      'Max | Sample | 1990-02-14 | family',
    ],
  ])('%s', (_, ...texts) => {
    const [one, other] = texts.map(person) as [MemberTraits, MemberTraits];
    const match = matchBetween(one, other);
    expect(isEnoughFor('joining', match)).toBe(true);
    for (const each of ['access', 'turn', 'settings', 'disclosure', 'merging'] as const) {
      expect(isEnoughFor(each, match)).toBe(false);
    }
  });
});

describe('§6 a member stays one person after a change of', () => {
  it.each([
    ['the surname', 'Una | Sample | 1990-02-28 | family', 'Una | Married | 1990-02-28 | family'],
    [
      'the surname to a double one',
      'Una | Sample | 1990-02-28',
      'Una | Sample-Married | 1990-02-28',
    ],
    ['the alphabet’s accents', 'Minh | Nguyễn | 1979-08-08', 'Minh | NGUYEN | 1979-08-08'],
    ['a one-word name to two fields', 'Suharto |  | 1970-05-05', 'Suharto | Suharto | 1970-05-05'],
  ])('%s', (_, ...texts) => {
    const [one, other] = texts.map(person) as [MemberTraits, MemberTraits];
    expect(isEnoughFor('turn', matchBetween(one, other))).toBe(true);
  });
});
