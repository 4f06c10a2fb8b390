import { describe, expect, it } from 'vitest';
import { readableMobile, toE164 } from './toE164.ts';

describe('toE164 and readableMobile', () => {
  it.each([
    ['07700900123', '+447700900123'],
    ['07700 900 123', '+447700900123'],
    ['(07700) 900-123', '+447700900123'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['', null],
    ['   ', null],
    ['7700 900123', null],
    ['020 7946 0018', null],
    ['07700 90012', null],
    ['07700 9001234', null],
    ['+0 7700 900123', null],
    ['call me', null],
    ['07700 900123 ext 4', null],
    [`+${'1'.repeat(16)}`, null],
  ])('toE164(%j) is %j', (typed, e164) => {
    expect(toE164(typed)).toBe(e164);
  });

  it.each([
    ['+447700900123', '07700 900123'],
    ['+33612345678', '+33612345678'],
    ['', ''],
  ])('readableMobile(%j) is %j', (e164, readable) => {
    expect(readableMobile(e164)).toBe(readable);
  });
});
