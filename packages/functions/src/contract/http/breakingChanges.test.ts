import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from './breakingChanges.ts';
import { contentHttpService } from './content.ts';
import { memberHttpService } from './members.ts';
import { toOpenApi } from './openApi/openApi.ts';

const RELEASED = new URL('../../../../../docs/openapi/released/', import.meta.url);

describe.each([
  { name: 'content', service: contentHttpService },
  { name: 'members', service: memberHttpService },
])('the description of $name', ({ name, service }) => {
  it('has a new major version if it breaks the released one', () => {
    const released = JSON.parse(readFileSync(new URL(`${name}.json`, RELEASED), 'utf8'));
    const current = JSON.parse(toOpenApi(service));
    const major = ({ info }: { info: { version: string } }) => Number.parseInt(info.version, 10);
    if (major(current) > major(released)) return;
    expect(breakingChanges(released, current)).toEqual([]);
  });
});

const text = { type: 'string' };
const reference = { $ref: '#/components/schemas/Change' };
const base = {
  paths: {
    '/a': {
      post: {
        summary: 'Adds.',
        parameters: [{ name: 'page', in: 'query', description: 'The page.', schema: text }],
        requestBody: reference,
        responses: { 200: { properties: { id: text }, required: ['id'] } },
      },
    },
  },
  components: {
    schemas: {
      Change: { properties: { name: text } },
      Venue: { properties: { id: text, summary: text }, required: ['id'] },
    },
  },
};

describe('breakingChanges', () => {
  it.each([
    ['a changed summary', '"Adds."', '"Adds one."', []],
    ['a changed text of a parameter', '"The page."', '"A page."', []],
    ['a new example of a parameter', '"in":"query",', '"in":"query","example":"2",', []],
    [
      'a renamed parameter',
      '"name":"page"',
      '"name":"part"',
      ['/paths/~1a/post/parameters/query page', '/paths/~1a/post/parameters/query part'],
    ],
    [
      'a new header that a request need not have',
      '"parameters":[',
      '"parameters":[{"name":"Accept-Language","in":"header","required":false},',
      [],
    ],
    [
      'a new header that a request has to have',
      '"parameters":[',
      '"parameters":[{"name":"Key","in":"header","required":true},',
      ['/paths/~1a/post/parameters/header Key'],
    ],
    ['a new optional field of a reply', '"properties":{"id":', '"properties":{"b":{},"id":', []],
    ['a field of a reply that becomes optional', '"required":["id"]}}}}', '"required":[]}}}}', []],
    [
      'a field of a reply that becomes nullable',
      '"summary":{"type":"string"}',
      '"summary":{"anyOf":[{"type":"string"},{"type":"null"}]}',
      [],
    ],
    [
      'a field of a reply that becomes nullable and a number',
      '"summary":{"type":"string"}',
      '"summary":{"anyOf":[{"type":"integer"},{"type":"null"}]}',
      ['/components/schemas/Venue/properties/summary/type'],
    ],
    [
      'a field of a request that becomes nullable',
      '"name":{"type":"string"}',
      '"name":{"anyOf":[{"type":"string"},{"type":"null"}]}',
      [
        '/components/schemas/Change/properties/name/type',
        '/components/schemas/Change/properties/name/anyOf',
      ],
    ],
    [
      'a new field of a request',
      '"properties":{"name":',
      '"properties":{"b":{},"name":',
      ['/components/schemas/Change/properties/b'],
    ],
    [
      'a newly required field',
      '"required":["id"]}}}}',
      '"required":["id","b"]}}}}',
      ['/paths/~1a/post/responses/200/required'],
    ],
    [
      'a removed field that is called summary',
      ',"summary":{"type":"string"}',
      '',
      ['/components/schemas/Venue/properties/summary'],
    ],
    [
      'a new operation that a service need not have',
      '"/a":{',
      '"/b":{"get":{"responses":{"501":{}}}},"/a":{',
      [],
    ],
    ['a new operation', '"/a":{', '"/b":{"get":{"responses":{}}},"/a":{', ['/paths/~1b']],
    ['a new schema', '"schemas":{', '"schemas":{"New":{},', []],
    ['a renamed path', '"/a"', '"/b"', ['/paths/~1a', '/paths/~1b']],
  ])('finds the places of %s', (_, before, after, places) => {
    const released = JSON.stringify(base);
    const changed = released.replace(before, after);
    expect(changed).not.toBe(released);
    expect(breakingChanges(base, JSON.parse(changed))).toEqual(places);
  });
});
