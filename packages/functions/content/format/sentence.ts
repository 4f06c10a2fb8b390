import type * as z from 'zod/mini';
import { AMOUNT_FORM } from './pounds.ts';

type Issue = z.core.$ZodIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'null',
};

/** The allowed form of an amount, by the field's name. */
const AMOUNTS: Readonly<Record<string, string>> = {
  price: AMOUNT_FORM,
  value: `${AMOUNT_FORM}, or null`,
};

/** The allowed form of a number or of a field with a pattern, by the field's name. */
const FORMS: Readonly<Record<string, string>> = {
  telephone: 'digits and spaces, such as 020 7946 0123',
  map: 'an address that begins with https://',
  page: 'lower-case words with hyphens and slashes, such as casinos/the-orrery-london',
  email: 'an e-mail address',
  id: 'letters, digits, hyphens and underscores',
  updatedOn: 'a day, such as 2026-11-02',
  restaurantPage:
    'lower-case words with hyphens and slashes, such as casinos/the-orrery-london/meridian',
  opens: 'a time from 00:00 to 23:59, such as 18:30',
  closes: 'a time from 00:00 to 23:59, such as 06:00',
  closedOn: 'days of the year as month and day, such as 12-25',
  ...AMOUNTS,
  weight: 'a whole number, such as 10',
  stock: 'a whole number, such as 40, or null',
  kcal: 'a whole number, such as 390, or null',
};

/**
 * A sentence for an issue of a schema: what is wrong, and what is allowed.
 * @param value the refused value
 * @param fields the fields that the object of the issue has
 */
export function sentenceOf(issue: Issue, value: unknown, fields: readonly string[] = []): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue, value);
    case 'invalid_value':
      return `${refused(value)} Allowed: ${issue.values.join(', ')}.`;
    case 'too_small':
      if (issue.origin !== 'number' && issue.origin !== 'int') return 'This must not be empty.';
      return issue.inclusive === false
        ? `This must be more than ${issue.minimum}, and is ${shown(value)}.`
        : `This must be at least ${issue.minimum}, and is ${shown(value)}.`;
    case 'too_big':
      return hasOwnMessage(issue)
        ? issue.message
        : `This must be at most ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'invalid_format':
      return `${shown(value)} is not allowed. Allowed: ${formOf(issue)}.`;
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.map((key) => `"${key}"`).join(', ')} here. Allowed: ${fields.join(', ')}.`;
    case 'invalid_key':
      return 'There is no such field here.';
    case 'invalid_union':
      return `${refused(value)} Allowed: all, or a list of names.`;
    default:
      return issue.message ?? 'This is not allowed.';
  }
}

/** A schema with its own message replaces zod's. */
function hasOwnMessage({ message }: Issue): boolean {
  return message !== undefined && message !== 'Invalid input';
}

function typeSentence(issue: Issue & { expected: string }, value: unknown): string {
  const { expected } = issue;
  const name = fieldNameOf(issue);
  const amount = AMOUNTS[name];
  if (amount !== undefined) return `${refused(value)} Allowed: ${amount}.`;
  const isNumber = expected === 'number' || expected === 'int';
  const wanted = (isNumber && FORMS[name]) || (TYPES[expected] ?? expected);
  const hint = expected === 'string' && typeof value === 'number' ? ' Write it in quotes.' : '';
  return `${refused(value)} Allowed: ${wanted}.${hint}`;
}

function refused(value: unknown): string {
  if (value === undefined) return 'This field is missing.';
  return value === null ? 'This field is empty.' : `${shown(value)} is not allowed.`;
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}

function formOf(issue: Issue & { format: string }): string {
  const { format } = issue;
  return FORMS[fieldNameOf(issue)] ?? FORMS[format] ?? `the form "${format}"`;
}

/** The name of the nearest field above an entry of a list. */
function fieldNameOf({ path }: Issue): string {
  return String(path.findLast((step) => typeof step === 'string'));
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
