import { describe, expect, it } from 'vitest';
import { keysOf, keysToSeek, type PersonTraits } from './personKeys.ts';

const ZOE: PersonTraits = {
  email: 'zoe@demo.test',
  firstName: 'Zoë',
  lastName: "O'Sample",
  dateOfBirth: '1990-02-28',
  mobile: '+447700900123',
  personId: null,
};

/** A person who shares nothing with Zoë. */
const STRANGER: PersonTraits = {
  email: 'someone@demo.test',
  firstName: 'Ada',
  lastName: 'Example',
  dateOfBirth: '1971-11-03',
  mobile: '+447700900456',
  personId: null,
};

/** The match of the record of `held` in a look-up for `sought`. */
function likeness(sought: PersonTraits, held: PersonTraits): 'same' | 'doubt' | 'other' {
  const theirs = keysOf(held);
  const { certain, doubtful } = keysToSeek(sought);
  if (certain.some((key) => theirs.certain.includes(key))) return 'same';
  return doubtful.some((key) => theirs.doubtful.includes(key)) ? 'doubt' : 'other';
}

describe('§6 a record matches the same person', () => {
  it.each([
    ['with the same mailbox, by a plus-alias', { email: 'Zoe+spin@demo.test' }],
    [
      'with the same name and date of birth, without accents and in capitals',
      { firstName: 'ZOE', lastName: 'OSAMPLE', dateOfBirth: '1990-02-28' },
    ],
    [
      'with first and last name the other way round',
      { firstName: "O'Sample", lastName: 'Zoe', dateOfBirth: '1990-02-28' },
    ],
    [
      'after a marriage, with the same first name, date of birth and mobile number',
      { firstName: 'Zoe', dateOfBirth: '1990-02-28', mobile: '07700 900123' },
    ],
  ])('%s', (_, shared) => {
    expect(likeness({ ...STRANGER, ...shared }, ZOE)).toBe('same');
  });
});

describe('§6 a record is a doubtful match', () => {
  it.each([
    ['a twin with the same telephone', { mobile: ZOE.mobile, dateOfBirth: ZOE.dateOfBirth }],
    [
      'a namesake with the same telephone',
      { mobile: ZOE.mobile, firstName: ZOE.firstName, lastName: ZOE.lastName },
    ],
  ])('%s', (_, shared) => {
    expect(likeness({ ...STRANGER, ...shared }, ZOE)).toBe('doubt');
  });
});

describe('§6 a record does not match', () => {
  it.each([
    ['a stranger', {}],
    ['a family that shares a telephone', { mobile: ZOE.mobile, lastName: ZOE.lastName }],
    ['a twin', { dateOfBirth: ZOE.dateOfBirth, lastName: ZOE.lastName }],
    ['a namesake', { firstName: ZOE.firstName, lastName: ZOE.lastName }],
    ['who has no mobile number either', { mobile: '', dateOfBirth: ZOE.dateOfBirth }],
    [
      'whom the support desk has told apart',
      { ...ZOE, email: 'zoe.2@demo.test', personId: 'desk-2' },
    ],
  ])('%s', (_, shared) => {
    expect(likeness({ ...STRANGER, ...shared }, { ...ZOE, mobile: ZOE.mobile })).toBe('other');
  });

  it('missing dates of birth do not match', () => {
    const unborn = { ...STRANGER, mobile: ZOE.mobile, dateOfBirth: '' };
    expect(likeness(unborn, { ...ZOE, dateOfBirth: '' })).toBe('other');
  });

  it('missing addresses do not match', () => {
    expect(likeness({ ...STRANGER, email: '' }, { ...ZOE, email: '' })).toBe('other');
  });
});

it('§6 the support desk can match two records', () => {
  const one = { ...ZOE, personId: 'desk-1' };
  expect(likeness({ ...STRANGER, personId: 'desk-1' }, one)).toBe('same');
  expect(likeness({ ...ZOE, personId: 'desk-2' }, one)).toBe('other');
});
