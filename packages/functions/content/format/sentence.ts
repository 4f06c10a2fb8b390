import type * as z from 'zod/mini';

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

/** The allowed form of a field with a pattern, by the field's name. */
const FORMS: Readonly<Record<string, string>> = {
  telephone: 'digits and spaces, such as 020 7946 0123',
  map: 'an address that begins with https://',
  page: 'lower-case words with hyphens and slashes, such as casinos/the-orrery-london',
  email: 'an e-mail address',
  id: 'letters, digits, hyphens and underscores',
  updatedOn: 'a day, such as 2026-11-02',
};

/** A sentence for an issue of a schema: what is wrong, and what is allowed. `value` is the refused value. */
export function sentenceOf(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue.expected, value);
    case 'invalid_value':
      return value === undefined
        ? `This field is missing. Allowed: ${issue.values.join(', ')}.`
        : `${shown(value)} is not allowed. Allowed: ${issue.values.join(', ')}.`;
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
      return `There is no field ${issue.keys.map((key) => `"${key}"`).join(', ')} here.`;
    case 'invalid_key':
      return 'There is no such field here.';
    case 'invalid_union':
      return value === undefined
        ? 'This field is missing. Allowed: all, or a list of names.'
        : `${shown(value)} is not allowed. Allowed: all, or a list of names.`;
    default:
      return issue.message ?? 'This is not allowed.';
  }
}

/** A schema with its own message replaces zod's. */
function hasOwnMessage({ message }: Issue): boolean {
  return message !== undefined && message !== 'Invalid input';
}

function typeSentence(expected: string, value: unknown): string {
  const wanted = TYPES[expected] ?? expected;
  if (value === undefined) return `This field is missing. Allowed: ${wanted}.`;
  const hint = expected === 'string' && typeof value === 'number' ? ' Write it in quotes.' : '';
  return `${shown(value)} is not allowed. Allowed: ${wanted}.${hint}`;
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}

function formOf({ path, format }: Issue & { format: string }): string {
  const field = path.findLast((step) => typeof step === 'string');
  return FORMS[String(field)] ?? FORMS[format] ?? `the form "${format}"`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
