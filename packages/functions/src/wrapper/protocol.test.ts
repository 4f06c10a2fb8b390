import type { Request } from 'firebase-functions/v2/https';
import { describe, expect, it } from 'vitest';
import { withholdMalformedBody } from './protocol.ts';

function bodyAfter(body: unknown): unknown {
  const request = { body } as Request;
  withholdMalformedBody(request);
  return request.body;
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('a body that is no callable payload never reaches the SDK', () => {
  it.each([
    ['nothing', undefined],
    ['text', 'jack@demo.test'],
    ['a list', [1]],
    ['no data', {}],
    ['data under another name', { payload: 'jack@demo.test' }],
    ['keys beside data', { data: {}, token: 'x' }],
    ['a prototype', { data: JSON.parse('{"__proto__":{"location":6}}') }],
    ['a prototype deep inside', { data: { a: [JSON.parse('{"__proto__":{}}')] } }],
    ['a type that nobody knows', { data: { '@type': 'jack@demo.test' } }],
    ['more levels than any contract', { data: nested(30) }],
  ])('%s', (_, body) => {
    expect(bodyAfter(body)).toBeUndefined();
  });

  it('does not overflow on a body of very many levels', () => {
    expect(
      bodyAfter({ data: JSON.parse('['.repeat(30_000) + ']'.repeat(30_000)) }),
    ).toBeUndefined();
  });

  it.each([[null], [{}], [{ location: 6 }], ['text'], [[1, { a: { b: [true] } }]]])(
    'leaves a payload alone: %j',
    (data) => {
      const body = { data };
      expect(bodyAfter(body)).toBe(body);
    },
  );
});
