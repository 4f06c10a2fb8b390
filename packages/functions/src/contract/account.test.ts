import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dateOfBirthSchema, emailSchema, nameSchema } from './account.ts';

describe('§3 names', () => {
  it.each([
    'Zoë',
    "D'Sample",
    'Anne-Marie',
    'St. John',
    'Ng',
    'Þóra',
    'Şebnem',
    '李',
    'महेश',
    'Олександра',
    'فاطمة',
    'Joaquim Jr.',
  ])('accepts %s', (name) => {
    expect(z.safeParse(nameSchema, name)).toMatchObject({ success: true, data: name });
  });

  it.each([
    '',
    ' ',
    '-',
    '5',
    'Jack5',
    'evil.test',
    'see www.evil.test',
    'a/b',
    'a@b',
    '<b>',
    'a'.repeat(51),
  ])('rejects %j', (name) => {
    expect(z.safeParse(nameSchema, name).success).toBe(false);
  });

  it('has its normal form', () => {
    expect(z.parse(nameSchema, '  Zoe\u0308 O\u2019Sample ')).toBe("Zo\u00eb O'Sample");
  });
});

describe('§3 e-mail addresses', () => {
  it('are lower-cased', () => {
    expect(z.parse(emailSchema, ' Jack@Demo.TEST ')).toBe('jack@demo.test');
  });
  it.each(['', 'jack', 'jack@', '@demo.test', 'a b@demo.test', `${'a'.repeat(250)}@demo.test`])(
    'rejects %j',
    (email) => expect(z.safeParse(emailSchema, email).success).toBe(false),
  );
});

it.each([
  ['1980-02-29', true],
  ['1981-02-29', false],
  ['1899-12-31', false],
  ['1900-01-01', false],
  ['1900-01-02', true],
  ['29/02/1980', false],
])('a date of birth %s is valid: %s', (day, is) => {
  expect(z.safeParse(dateOfBirthSchema, day).success).toBe(is);
});
