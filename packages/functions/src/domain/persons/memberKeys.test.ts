import { describe, expect, it } from 'vitest';
import { matchBetween } from '../../../testing/members/matchBetween.ts';
import type { MemberTraits } from '../ports/memberService.ts';
import { heldKeys, keysToSeek, MAX_KEYS } from './memberKeys.ts';

const ZOE: MemberTraits = {
  email: 'zoe@demo.test',
  firstName: 'Zoë',
  lastName: "O'Sample",
  dateOfBirth: '1990-02-28',
  mobile: '+447700900123',
  personId: null,
};

/** A person who shares nothing with Zoë. */
const STRANGER: MemberTraits = {
  email: 'someone@demo.test',
  firstName: 'Ada',
  lastName: 'Example',
  dateOfBirth: '1971-11-03',
  mobile: '+447700900456',
  personId: null,
};

/** Zoë with a new mailbox and a new number. */
const ZOE_AGAIN = { ...ZOE, email: 'again@demo.test', mobile: '+447700900789' };
const named = (lastName: string, firstName = 'Una') => ({
  ...STRANGER,
  firstName,
  lastName,
  dateOfBirth: '1980-03-09',
});

it('§6 the placeholder for an unknown date of birth identifies nobody', () => {
  const dateOfBirth = '1900-01-01';
  const one = { ...ZOE_AGAIN, dateOfBirth };
  expect(matchBetween(one, { ...ZOE, dateOfBirth })).toBe('none');
  expect([...heldKeys(one), ...keysToSeek(one)].join(' ')).not.toContain(dateOfBirth);
});

describe('§6 an address', () => {
  it.each([
    ['Zoe@Demo.test', 'exact'],
    ['zoe+spin@demo.test', 'mailbox'],
    ['+zoe@demo.test', 'none'],
  ] as const)('%s has the match %s', (email, match) => {
    expect(matchBetween({ ...STRANGER, email }, ZOE)).toBe(match);
  });

  it('that begins with a plus is a mailbox of its own', () => {
    const held = { ...STRANGER, email: '+one@corp.test' };
    expect(matchBetween({ ...ZOE, email: '+two@corp.test' }, held)).toBe('none');
  });

  it('of a record proves nothing for the login that seeks', () => {
    expect(matchBetween(ZOE, { ...STRANGER, email: ZOE.email }, 'other@demo.test')).toBe('mailbox');
  });
});

describe('§6 a record matches the same person, with another mailbox and mobile number,', () => {
  it.each([
    ['Sample', 'Sample Jr'],
    ['Sample', 'Sample II'],
    ['Sample', 'Sample Senior'],
    ['Sample', 'Sample Jones'],
    ['Sample', 'Jones-Sample'],
    ['Sample', 'Sam ple'],
    ['Sample', 'Sam-ple'],
    ['Sample', 'S\u0430mple'],
    ['Sample', '\u0405AMPLE'],
    ['Sample', 'SampIe'],
    ['Sample', 'Sarnple'],
    ['Sample', 'S\u00e1mp\u0142e'],
    ['Thomas', '\u0422homas'],
    ['Nova', '\u039dova'],
    ["O'Brien", 'O Brien'],
    ["O'Brien", 'OBrien'],
    ["O'Brien", 'O\u02bcBrien'],
    ['Smith-Jones', 'Smith Jones'],
    ['Smith-Jones', 'SmithJones'],
    ['Smith Jones', 'SmithJones'],
    ['\u0422\u0438\u043c\u0443\u0440', '\u0422\u0418\u041c\u0423\u0420'],
  ])('%s as %s', (lastName, other) => {
    const held = { ...named(lastName), email: ZOE.email, mobile: ZOE.mobile };
    expect(matchBetween(named(other), held)).toBe('certain');
  });

  it.each([
    ['with a middle name', { firstName: 'Zoe Marie' }],
    ['with a middle initial', { firstName: 'Zoe M.' }],
    ['with first and last name the other way round', { firstName: "O'Sample", lastName: 'Zoe' }],
  ])('%s', (_, shared) => {
    expect(matchBetween({ ...ZOE_AGAIN, ...shared }, ZOE)).toBe('certain');
  });

  it.each([
    ['Mary-Ann', 'Maryann'],
    ["D'Angelo", 'DAngelo'],
    ['Jean-Luc', 'Jean'],
  ])('%s as %s', (firstName, other) => {
    const held = { ...named('Sample', firstName), email: ZOE.email, mobile: ZOE.mobile };
    expect(matchBetween(named('Sample', other), held)).toBe('certain');
  });

  it('after a marriage, with the same first name, date of birth and mobile number', () => {
    const married = { ...ZOE_AGAIN, lastName: 'Married', mobile: '07700 900123' };
    expect(matchBetween(married, ZOE)).toBe('certain');
  });
});

describe('§6 a record is a doubtful match with the same mobile number and a date of birth', () => {
  it.each([
    ['of the next day', '1990-02-27'],
    ['with another digit of the year', '1980-02-28'],
    ['with another digit of the month', '1990-12-28'],
    ['with another digit of the day', '1990-02-18'],
  ])('%s', (_, dateOfBirth) => {
    const again = { ...ZOE, email: 'again@demo.test', dateOfBirth };
    expect(matchBetween(again, ZOE)).toBe('doubtful');
    expect(matchBetween({ ...again, firstName: 'Ada' }, ZOE)).toBe('relative');
  });

  it('with day and month exchanged', () => {
    const held = { ...ZOE, dateOfBirth: '1990-02-11' };
    const again = { ...ZOE, email: 'again@demo.test', dateOfBirth: '1990-11-02' };
    expect(matchBetween(again, held)).toBe('doubtful');
    expect(matchBetween({ ...again, firstName: 'Ada' }, held)).toBe('relative');
  });
});

describe('§6 a record may be a relative', () => {
  it.each([
    ['a twin with the same telephone', { mobile: ZOE.mobile, dateOfBirth: ZOE.dateOfBirth }],
    [
      'father and son of one name and telephone',
      { mobile: ZOE.mobile, firstName: ZOE.firstName, lastName: ZOE.lastName },
    ],
    [
      'a twin with the same initial',
      { firstName: 'Zara', lastName: ZOE.lastName, dateOfBirth: ZOE.dateOfBirth },
    ],
  ])('%s', (_, shared) => {
    expect(matchBetween({ ...STRANGER, ...shared }, ZOE)).toBe('relative');
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
    expect(matchBetween({ ...STRANGER, ...shared }, ZOE)).toBe('none');
  });

  it.each([
    ['another name', {}],
    ['the same first name', { firstName: ZOE.firstName }],
    ['the same surname', { lastName: ZOE.lastName }],
  ])('missing dates of birth do not match, with one telephone and %s', (_, shared) => {
    const unborn = { ...STRANGER, ...shared, mobile: ZOE.mobile, dateOfBirth: '' };
    expect(matchBetween(unborn, { ...ZOE, dateOfBirth: '' })).toBe('none');
  });

  it.each([
    ['a suffix', 'Sample Jr', 'Example Jr'],
    ['an initial', 'B Sample', 'B Example'],
  ])('surnames with only %s in common do not match', (_, lastName, other) => {
    const held = { ...named(lastName), email: ZOE.email, mobile: ZOE.mobile };
    expect(matchBetween(named(other), held)).toBe('none');
  });

  it('surnames that are themselves suffixes do not match', () => {
    const held = { ...named('Senior'), email: ZOE.email, dateOfBirth: '1955-11-21' };
    expect(matchBetween(named('Junior'), held)).toBe('none');
  });

  it('missing addresses and names do not match', () => {
    expect(matchBetween({ ...STRANGER, email: '' }, { ...ZOE, email: '' })).toBe('none');
    const nameless = { firstName: '-', lastName: '' };
    expect(
      matchBetween({ ...STRANGER, ...nameless, dateOfBirth: '' }, { ...ZOE, ...nameless }),
    ).toBe('none');
  });
});

it('§6 the support desk can match two records', () => {
  const one = { ...ZOE, personId: 'desk-1' };
  expect(matchBetween({ ...STRANGER, personId: 'desk-1' }, one)).toBe('exact');
  expect(matchBetween({ ...ZOE_AGAIN, personId: 'desk-2' }, one)).toBe('none');
});

describe('§6 keys that were stored before look-alike letters were folded', () => {
  /** The keys of Tim O'Milner by the version before. */
  const STORED = [
    'mailbox:tim@demo.test',
    'name+birth:omilner tim|1980-03-09',
    'mobile+first+birth:+447700900123|tim|1980-03-09',
    'initial+last+birth:t|omilner|1980-03-09',
    'mobile+birth:+447700900123|1980-03-09',
    'mobile+name:+447700900123|omilner tim',
  ];
  const tim = { ...named("O'Milner", 'Tim'), email: 'tim+x@demo.test', mobile: '07700 900123' };

  it('are sought', () => {
    expect(keysToSeek(tim)).toEqual(expect.arrayContaining(STORED));
  });

  it.each(['O Milner', 'OMilner', 'O\u2019MILNER', 'Milner O'])('are sought for %s', (lastName) => {
    const joined = lastName === 'Milner O' ? [] : [STORED[1], STORED[3]];
    expect(keysToSeek({ ...tim, lastName })).toEqual(
      expect.arrayContaining([...joined, STORED[2], STORED[4]]),
    );
  });
});

describe('the keys of a record', () => {
  it('fit into one query of the store, for a name of several words', () => {
    const long = { ...ZOE, firstName: 'Maria Immaculata', lastName: 'de la Milinda-Simms' };
    expect(keysToSeek({ ...ZOE, lastName: 'Smith-Simmons' }).length).toBeLessThanOrEqual(28);
    expect(keysToSeek(long).length).toBeLessThanOrEqual(58);
  });

  it('leave room for several changes of number', () => {
    const keys = new Set(
      Array.from({ length: 6 }, (_, index) => `+44770090012${index}`).flatMap((mobile) =>
        heldKeys({ ...ZOE, mobile }),
      ),
    );
    expect(keys.size).toBeLessThanOrEqual(MAX_KEYS);
  });
});
