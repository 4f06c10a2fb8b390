import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dateOfBirthSchema, emailSchema, nameSchema } from './account.ts';

// `rules/typedValues.test.ts` has the names, addresses and days of public collections.

it('§3 a name has its normal form', () => {
  expect(z.parse(nameSchema, '  Zoe\u0308 O\u2019Sample ')).toBe("Zo\u00eb O'Sample");
});

it.each(['', '5', 'see www.evil.test', 'a'.repeat(51)])('§3 a name is not %j', (name) => {
  expect(z.safeParse(nameSchema, name).success).toBe(false);
});

it('§3 an e-mail address is lower-cased', () => {
  expect(z.parse(emailSchema, ' Jack@Demo.TEST ')).toBe('jack@demo.test');
});

it.each(['', 'jack', `${'a'.repeat(250)}@demo.test`])('§3 an e-mail address is not %j', (email) => {
  expect(z.safeParse(emailSchema, email).success).toBe(false);
});

it.each([
  ['1980-02-29', true],
  ['1981-02-29', false],
  ['1900-01-01', false],
  ['29/02/1980', false],
])('a date of birth %s is valid: %s', (day, is) => {
  expect(z.safeParse(dateOfBirthSchema, day).success).toBe(is);
});
