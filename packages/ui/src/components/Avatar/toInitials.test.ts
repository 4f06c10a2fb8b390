import { describe, expect, it } from 'vitest';
import { toInitials } from './toInitials.ts';

describe('the initials of a name', () => {
  it.each([
    ['Fern Sample', 'FS'],
    ['fern  de la sample ', 'FS'],
    ['Fern', 'F'],
    ['élan Øster', 'ÉØ'],
    ['𝒜da Test', '𝒜T'],
    ['', ''],
    ['   ', ''],
  ])('"%s" gives "%s"', (name, initials) => {
    expect(toInitials(name)).toBe(initials);
  });
});
