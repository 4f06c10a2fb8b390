import type { Request } from 'firebase-functions/v2/https';
import { describe, expect, it } from 'vitest';
import { replaceMalformedCall } from './protocol.ts';

const CALL = { method: 'POST', headers: { 'content-type': 'application/json' }, body: {} };
const REPLACED = { ...CALL, body: { data: 'malformed' } };

function after(call: object): unknown {
  const request = structuredClone({ ...CALL, ...call });
  replaceMalformedCall(request as Request);
  return request;
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('a request that breaks the protocol becomes one that no contract accepts', () => {
  it.each([
    ['nothing', undefined],
    ['text', 'jack@demo.test'],
    ['a list', [1]],
    ['no data', {}],
    ['data under another name', { payload: 'jack@demo.test' }],
    ['keys beside data', { data: {}, token: 'x' }],
    ['a prototype', { data: JSON.parse('{"__proto__":{"location":6}}') }],
    ['a nested prototype', { data: { a: [JSON.parse('{"__proto__":{}}')] } }],
    ['an unknown type', { data: { '@type': 'jack@demo.test' } }],
    ['too many levels', { data: nested(30) }],
  ])('%s', (_, body) => {
    expect(after({ body })).toEqual(REPLACED);
  });

  it.each([
    ['another method', { method: 'PUT' }],
    ['another content type', { headers: { 'content-type': 'text/plain' } }],
    ['no content type', { headers: {} }],
  ])('%s', (_, wrong) => {
    expect(after({ body: { data: {} }, ...wrong })).toEqual(REPLACED);
  });

  it('a deeply nested body does not overflow the stack', () => {
    const request = {
      ...CALL,
      body: { data: JSON.parse('['.repeat(30_000) + ']'.repeat(30_000)) },
    };
    replaceMalformedCall(request as unknown as Request);
    expect(request).toEqual(REPLACED);
  });

  it.each([[null], [{}], [{ location: 6 }], ['text'], [[1, { a: { b: [true] } }]]])(
    'a payload stays unchanged: %j',
    (data) => {
      expect(after({ body: { data } })).toEqual({ ...CALL, body: { data } });
    },
  );

  it('a content type with a character set stays unchanged', () => {
    const call = {
      headers: { 'content-type': 'Application/JSON; charset=utf-8' },
      body: { data: 1 },
    };
    expect(after(call)).toEqual({ ...CALL, ...call });
  });
});
