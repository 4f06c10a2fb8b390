import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { instantSchema } from '../../src/contract/schemas.ts';
import { describeIssue, differencesFrom } from './shape.ts';

const schema = z.strictObject({
  telephone: z.string(),
  at: instantSchema,
  items: z.array(z.int()).check(z.minLength(1)),
  kind: z.enum(['one', 'two']),
  venues: z.union([z.array(z.string()), z.string()]),
  code: z.string().check(
    z.maxLength(3),
    z.refine((code) => code !== 'no', 'A code is not no.'),
  ),
});
const VALID = {
  telephone: '1',
  at: '2026-11-21T10:00:00Z',
  items: [1],
  kind: 'one',
  venues: '',
  code: '',
};

it.each([
  ['another type', { telephone: 7 }, 'telephone: a text', ['telephone']],
  ['a missing field', { telephone: undefined }, 'telephone: a text', ['telephone']],
  [
    'an instant without offset',
    { at: '2026-11-21T10:00:00' },
    /^at: an instant with an offset/,
    ['at'],
  ],
  ['an item of another type', { items: [1, 1.5] }, 'items.1: a whole number', ['items', 1]],
  ['an empty list', { items: [] }, 'items: at least 1 items', ['items']],
  ['another value', { kind: 'three' }, 'kind: one of "one", "two"', ['kind']],
  ['none of two types', { venues: 7 }, 'venues: a list or a text', ['venues']],
  ['a text that a rule forbids', { code: 'no' }, 'code: A code is not no.', ['code']],
  ['a long text', { code: 'long' }, 'code: at most 3 characters', ['code']],
])('%s is described with what was expected and its place', (_, change, expected, path) => {
  const [issue] = z.safeParse(schema, { ...VALID, ...change }).error?.issues ?? [];
  if (!issue) throw new Error('The schema accepts the value.');
  const difference = describeIssue(issue);
  expect(difference.expected).toMatch(expected);
  expect(difference.came).toEqual({ path });
});

it('a field that the description does not name is named', () => {
  const [issue] = z.safeParse(schema, { ...VALID, extra: 1 }).error?.issues ?? [];
  if (!issue) throw new Error('The schema accepts the value.');
  expect(describeIssue(issue)).toEqual({
    expected: 'the reply: no field that the description does not name',
    came: 'the field extra',
  });
});

it.each([
  [404, {}, 'a status of the description: 200, 400, 401, 429, 500'],
  [404, { notFound: 'The id is unknown.' }, undefined],
  [501, { isOptional: true }, undefined],
  [409, { conflict: 'It exists.' }, undefined],
])('status %s is described by %j, or a difference', (status, described, expected) => {
  const operation = { id: 'o', method: 'get', path: '/', summary: '', reply: schema } as const;
  const [difference] = differencesFrom({ ...operation, ...described }, false, { status, body: {} });
  expect(difference?.expected).toBe(expected);
});
