import { describe, expect, it } from 'vitest';
import { isRepeatedFault, REPEATED_WITHIN_MS } from './repeatedFault.ts';

const NOW = 1_000_000_000;

describe('a repeated fault', () => {
  it.each([
    ['the first one', null, null, false],
    ['after a fault', NOW - 1_000, null, true],
    ['after a reload because of missing code', null, NOW - 1_000, true],
    ['at the end of the period', NOW - REPEATED_WITHIN_MS, null, true],
    ['long after a fault', NOW - REPEATED_WITHIN_MS - 1, null, false],
    ['long after a fault, right after a reload', NOW - REPEATED_WITHIN_MS - 1, NOW - 1, true],
  ])('%s', (_, lastFault, lastReload, repeated) => {
    expect(isRepeatedFault(NOW, lastFault, lastReload)).toBe(repeated);
  });
});
