import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PUBLIC_NAMES } from '../../../testing/members/publicNames.ts';
import {
  CUSTOMER_NUMBER,
  type EmailProblem,
  emailProblem,
  isPossibleBirthday,
  NAME,
  type NameProblem,
  nameProblem,
  normalCustomerNumber,
  normalEmail,
  normalName,
  normalTelephone,
} from './typedValues.ts';

it('forms have the same rules as the contract: their file is equal', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const ofForms = read('../../../../ui/src/screens/account/typedValues.ts');
  expect(ofForms).toBe(read('./typedValues.ts'));
  expect(ofForms).not.toMatch(/^import/m);
});

/** Strings of the Big List of Naughty Strings that are no names. */
const NO_NAMES: readonly (readonly [string, NameProblem])[] = [
  ['$1.00', 'characters'],
  ['1/2', 'characters'],
  ['１２３', 'characters'],
  ['Ω≈ç√∫˜µ≤≥÷', 'characters'],
  ['<script>alert(123)</script>', 'characters'],
  ['👾 🙇 💁', 'characters'],
  ['Craig Cockburn, Software Specialist', 'characters'],
  ['-', 'first-letter'],
  ['www.evil.test', 'full-stop'],
  ['x'.repeat(51), 'too-long'],
];

describe('§3 a name', () => {
  const all = Object.entries(PUBLIC_NAMES).flatMap(([from, names]) =>
    names.map((name) => [name, from] as const),
  );

  it.each(all)('%s (%s) is accepted with all its letters', (name) => {
    expect(normalName(name)).toBe(name);
    expect(nameProblem(name)).toBeNull();
  });

  it.each(NO_NAMES)('%j is refused: %s', (text, problem) => {
    expect(nameProblem(normalName(text))).toBe(problem);
    expect(NAME.test(normalName(text))).toBe(problem === 'too-long');
  });

  it.each([
    ["'t Hart", "'t Hart"],
    ['\u2019s-Gravesande', "'s-Gravesande"],
    ['Anne\u2011Marie', 'Anne-Marie'],
    ['  Anne\u00a0 Marie ', 'Anne Marie'],
    ['O\u00b4Brien', "O'Brien"],
    ['O\u2019Brien', "O'Brien"],
    ['J.P.', 'J.P.'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['\u200bJack\ufeff', 'Jack'],
    ['Sample\u3164', 'Sample'],
    ['می\u200cنا', 'می\u200cنا'],
    ['ක්\u200dෂ', 'ක්\u200dෂ'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['\u02bbAkahi', '\u02bbAkahi'],
    ['𠮷野', '𠮷野'],
  ])('%j is %j in normal form, and accepted', (typed, name) => {
    expect(normalName(typed)).toBe(name);
    expect(nameProblem(name)).toBeNull();
    expect(normalName(name)).toBe(name);
  });

  it.each(['evil.test', 't.co', 'x.com', 'see www.evil.test', 'J.P.Morgan'])(
    '%s could be a link, and is refused for its full stop',
    (text) => expect(nameProblem(text)).toBe('full-stop'),
  );
});

const LONG = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghiklm';

/** Addresses of isemail's tests.json, which are those of is_email. Their hosts end in `.test` here. */
const ADDRESSES: readonly (readonly [string, EmailProblem | null])[] = [
  ['test@iana.test', null],
  ['a@iana.test', null],
  ['test.test@iana.test', null],
  ['123@iana.test', null],
  ['!#$%&`*+/=?^`{|}~@iana.test', null],
  [`${LONG}@iana.test`, null],
  ['xn--test@iana.test', null],
  ['test@nominet.org.test', null],
  ['test@123.test', null],
  ['test@mason-dixon.test', null],
  [' test@iana.test', null],
  ['\r\n test@iana.test', null],
  ['test@iana.test\n', null],
  ['test@\u{1f606}\u{1f606}.test', null],
  ['test', 'invalid'],
  ['@', 'invalid'],
  ['test@', 'invalid'],
  ['test@io', 'invalid'],
  ['@iana.test', 'invalid'],
  ['.test@iana.test', 'invalid'],
  ['test.@iana.test', 'invalid'],
  ['test..iana.test', 'invalid'],
  ['test_exa-mple.test', 'invalid'],
  ['test\\@test@iana.test', 'invalid'],
  ['test@iana.123', 'invalid'],
  ['test@255.255.255.255', 'invalid'],
  [`${LONG}n@iana.test`, 'invalid'],
  [`test@${LONG}.test`, 'invalid'],
  ['test@-iana.test', 'invalid'],
  ['test@iana-.test', 'invalid'],
  ['test@.iana.test', 'invalid'],
  ['test@iana.test.', 'invalid'],
  ['test@iana..test', 'invalid'],
  ['test"@iana.test', 'invalid'],
  ['test@<iana>.test', 'invalid'],
  ['test@iana/icann.test', 'invalid'],
  ['test@iana!icann.test', 'invalid'],
  ['"test"@iana.test', 'unsupported'],
  ['"test\\ test"@iana.test', 'unsupported'],
  ['test@[255.255.255.255]', 'unsupported'],
  ['test@[IPv6:1111:2222:3333:4444:5555:6666:7777:8888]', 'unsupported'],
  ['êjness@iana.test', 'unsupported'],
  ['ñoñó1234@iana.test', 'unsupported'],
  ['伊昭傑@郵件.商務', 'unsupported'],
];

describe('§3 an e-mail address', () => {
  it.each(ADDRESSES)('%j: %s', (typed, problem) => {
    expect(emailProblem(normalEmail(typed))).toBe(problem);
  });

  it.each([
    [' Jack@Demo.TEST ', 'jack@demo.test'],
    ['a&b@demo.test', 'a&b@demo.test'],
    ['a/b@demo.test', 'a/b@demo.test'],
    ['jack@xn--e1afmkfd.xn--p1ai', 'jack@xn--e1afmkfd.xn--p1ai'],
    ['Jack@пример.рф', 'jack@xn--e1afmkfd.xn--p1ai'],
    ['\u202ajack@demo.test\u202c', 'jack@demo.test'],
  ])('%j is %j in normal form, and accepted', (typed, email) => {
    expect(normalEmail(typed)).toBe(email);
    expect(emailProblem(email)).toBeNull();
  });

  it('with a letter that only looks like one of ASCII is another address', () => {
    expect(emailProblem(normalEmail('\u212aate@demo.test'))).toBe('unsupported');
  });
});

describe('§3 a customer number', () => {
  it.each([
    ['100 201', '100201'],
    ['١٠٠٢٠١', '100201'],
    ['１００２０１', '100201'],
    ['MR\u20111001', 'MR-1001'],
    [' 0042 ', '0042'],
  ])('%j is %s', (typed, number) => {
    expect(normalCustomerNumber(typed)).toBe(number);
    expect(CUSTOMER_NUMBER.test(number)).toBe(true);
  });

  it.each(['', '-1', 'casino.test/1', 'MR/1001', '9'.repeat(65)])('%j is none', (typed) => {
    expect(CUSTOMER_NUMBER.test(normalCustomerNumber(typed))).toBe(false);
  });
});

it('§2 a telephone number has plain digits and signs', () => {
  expect(normalTelephone('\u202a+44\u00a07700\u2011900123\u202c')).toBe('+44 7700-900123');
  expect(normalTelephone('٠٧٧٠٠ ٩٠٠١٢٣')).toBe('07700 900123');
});

it.each([
  ['1899-12-31', false],
  ['1900-01-01', false],
  ['1900-01-02', true],
  ['1984-06-15', true],
])('§3 a living person can be born on %s: %s', (day, is) => {
  expect(isPossibleBirthday(day)).toBe(is);
});
