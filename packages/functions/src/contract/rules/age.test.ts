import { describe, expect, it } from 'vitest';
import { isOfAge } from './age.ts';

describe('§5 eighteen on the day', () => {
  it.each([
    ['2008-11-21', '2026-11-21', true],
    ['2008-11-22', '2026-11-21', false],
    ['2008-11-20', '2026-11-21', true],
    ['2008-12-01', '2026-11-30', false],
    ['2009-01-01', '2026-12-31', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2010-03-01', '2028-02-29', false],
    ['1901-01-01', '2026-11-21', true],
    ['2030-01-01', '2026-11-21', false],
  ])('born %s, on %s: %s', (dateOfBirth, today, is) => {
    expect(isOfAge(dateOfBirth, today)).toBe(is);
  });
});
