import { describe, expect, test } from 'vitest';
import { firstMessages } from './firstMessages.ts';
import { enGB } from './messages.ts';
import { pointsMessages } from './pointsMessages.ts';
import { sharedMessages } from './sharedMessages.ts';
import { signInErrorMessage } from './signInErrorMessage.ts';
import { tillMessages } from './tillMessages.ts';

describe('§8 sign-in errors', () => {
  test.each([
    ['§8.1', 'user-not-found', 'No account found with this email.'],
    ['§8.2', 'wrong-password', 'Incorrect password. Please try again.'],
    ['§8.3', 'missing-password', 'Please enter a password.'],
    ['§8.4', 'invalid-credential', 'Invalid credentials. Please try again.'],
    ['§8.5', 'invalid-email', 'The email address is not valid.'],
    ['§8.6', 'user-disabled', 'This account has been disabled.'],
    ['§8.7', 'too-many-requests', 'Too many failed attempts. Try again later.'],
    ['§8.8', 'network-request-failed', 'Network error. Check your connection.'],
  ])('%s %s', (_, code, message) => {
    expect(signInErrorMessage(enGB, code, 'raw')).toBe(message);
    expect(signInErrorMessage(enGB, `auth/${code}`, 'raw')).toBe(message);
  });

  test.each(['operation-not-allowed', 'toString', '__proto__', ''])(
    '§8.9 any other code shows the raw message: "%s"',
    (code) => {
      expect(signInErrorMessage(enGB, code, 'raw')).toBe('raw');
    },
  );
});

/** Each message with parameters, as `area.name`, drawn with 1 for each of them. */
function drawnAtOne(part: object, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    const here = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'object' && value !== null) return drawnAtOne(value, here);
    if (typeof value !== 'function') return [];
    return ['1', 1].map((one) => [here, String(value(...Array(value.length).fill(one)))] as const);
  });
}

/** Messages whose parameters are names. */
const NAMED = ['benefits.ownTitle', 'rewards.home.topTierGives', 'till.setup.done.text'];

describe('a message with a count', () => {
  test('has the singular at 1', () => {
    const drawn = drawnAtOne(enGB);
    expect(drawn.map(([path]) => path)).toContain('rewards.home.pointsToNext');
    const plural = drawn.filter(([, text]) =>
      /(?<![\d.,:])1 (?:more )?(?!is\b|was\b|has\b)[a-z]+s\b/.test(text),
    );
    const counts = plural.filter(([path]) => !NAMED.includes(path));
    expect(counts).toEqual([]);
  });
});

describe('§5 validation messages', () => {
  const { required, ...fixed } = enGB.errors.validation;

  test.each([
    ['§5.1', 'Please provide all the required information'],
    ['§5.3', 'Invalid email address'],
    ['§5.4', 'The chosen password is too weak'],
    ['§5.5', 'Please complete the errors highlighted in red'],
    ['§5.6', 'Please select a gender'],
    ['§5.7', 'Please confirm you are over the age of 18'],
    ['§5.8', 'Please accept the Terms & Conditions to create an account'],
  ])('%s %s', (_, message) => expect(Object.values<string>(fixed)).toContain(message));

  test('§5.2 {label} is required', () => expect(required('Email')).toBe('Email is required'));
});

describe('the catalogue without a provider', () => {
  test('holds the words of the first page', () => {
    expect(firstMessages.account.login.title).toBe(enGB.account.login.title);
  });

  test('throws for any other area, and names the remedy', () => {
    expect(() => firstMessages.rewards).toThrow(
      /wrap the page in <I18nProvider messages=\{enGB\}>/,
    );
  });
});

describe('the catalogue that pages share', () => {
  test('has every area but those of a single page', () => {
    const others = Object.keys(enGB).filter((area) => !(area in sharedMessages));
    expect(others).toEqual([
      'cannotOpen',
      'points',
      'till',
      'tillAnswers',
      'tillDay',
      'tillScanner',
    ]);
    expect(() => sharedMessages.points).toThrow(/"points" of the catalogue is missing/);
  });

  test('with the words about points, is that of the page Points', () => {
    expect(pointsMessages.points).toBe(enGB.points);
    expect(pointsMessages.rewards).toBe(enGB.rewards);
  });

  test('is not that of the till, which has its own areas and no words for members', () => {
    expect(tillMessages.till).toBe(enGB.till);
    expect(() => tillMessages.rewards).toThrow(/"rewards" of the catalogue is missing/);
    expect(() => sharedMessages.till).toThrow(/"till" of the catalogue is missing/);
  });
});
