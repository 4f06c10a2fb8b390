import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase32, toBase32 } from './base32.ts';

describe('base32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('encodes %j as in RFC 4648, without padding', (text, expected) => {
    expect(toBase32(Buffer.from(text))).toBe(expected);
  });

  it('round-trips every byte', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(fromBase32(toBase32(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each([
    ['small letters', 'my'],
    ['padding', 'MY======'],
    ['figures that are not of the alphabet', 'M1'],
    ['bits that no byte left over', 'MZ'],
    ['a letter that no byte needs', 'MYA'],
  ])('rejects %s', (_, text) => {
    expect(fromBase32(text)).toBeNull();
  });
});
