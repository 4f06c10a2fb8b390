import * as z from 'zod/mini';
import type { Operation } from '../../src/contract/http/operation.ts';
import type { Difference } from './outcomes.ts';

type Issue = z.core.$ZodIssue;

/** A list of broken items repeats itself. */
const MAX_DIFFERENCES = 10;

interface Received {
  readonly status: number;
  readonly body: unknown;
}

/** The differences between a reply and the description of its operation: the status, and the body of status 200. */
export function differencesFrom(
  { reply, notFound, conflict, isOptional }: Operation,
  isCached: boolean,
  { status, body }: Received,
): readonly Difference[] {
  if (status === 200) {
    const issues = z.safeParse(reply, body).error?.issues ?? [];
    return issues.slice(0, MAX_DIFFERENCES).map(describeIssue);
  }
  const described = [200, 400, 401, 429, 500];
  if (isCached) described.push(304);
  if (notFound || isOptional) described.push(404);
  if (conflict) described.push(409);
  if (isOptional) described.push(501);
  if (described.includes(status)) return [];
  return [
    { expected: `a status of the description: ${described.join(', ')}`, came: `status ${status}` },
  ];
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'an instant with an offset, such as 2026-11-21T10:00:00Z',
  date: 'a day, such as 2026-11-21',
  email: 'an e-mail address',
};

/** The difference between a reply and its schema that an issue stands for. */
export function describeIssue(issue: Issue): Difference {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  const where = path.join('.') || 'the reply';
  if (issue.code === 'unrecognized_keys') {
    return {
      expected: `${where}: no field that the description does not name`,
      came: `the field ${issue.keys.join(', ')}`,
    };
  }
  return { expected: `${where}: ${expectationOf(issue)}`, came: { path } };
}

function expectationOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'invalid_format':
      return FORMATS[issue.format] ?? `a text like ${issue.pattern ?? issue.format}`;
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_big':
      return issue.message === INVALID ? `at most ${issue.maximum}${unitOf(issue)}` : issue.message;
    case 'too_small':
      return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unitOf(issue)}`;
    case 'invalid_union':
      return unionOf(issue);
    default:
      return issue.message;
  }
}

/** The message of a check without its own. */
const INVALID = 'Invalid input';

function unitOf({ origin }: { readonly origin: string }): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' items' : '';
}

/** The forms of a union, such as `a list or a text`. */
function unionOf(issue: Extract<Issue, { readonly code: 'invalid_union' }>): string {
  const forms = issue.errors.flatMap(([first]) => (first ? [expectationOf(first)] : []));
  return forms.length > 0 ? [...new Set(forms)].join(' or ') : issue.message;
}
