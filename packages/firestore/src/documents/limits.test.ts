import { describe, expect, test } from 'vitest';
import { string } from '../values/value.ts';
import { checkDocument } from './limits.ts';

/** The size of document `c/d` without the text of its field `x`, in bytes: 20 for the path, 3 for the field, 32. */
const AROUND_TEXT = 55;

const check = (bytes: number) => () =>
  checkDocument('c/d', 'd', new Map([['x', string('a'.repeat(bytes - AROUND_TEXT))]]));

describe('the size of a document', () => {
  test('may be 1 MiB', () => {
    expect(check(1_048_576)).not.toThrow();
  });

  test('may not exceed 1 MiB by a byte', () => {
    expect(check(1_048_577)).toThrow('exceeds the maximum allowed size');
  });
});
