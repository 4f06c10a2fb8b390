import { describe, expect, it } from 'vitest';
import { estimateStrength } from './estimateStrength.ts';

describe('§5 password strength', () => {
  it.each([
    ['password', 0],
    ['qwertyuiop', 0],
    ['mole-lantern-oboe-quartz-78', 4],
  ])('"%s" scores %i', (password, strength) => {
    expect(estimateStrength(password, [])).toBe(strength);
  });

  it('§5.11 scores a password lower if it contains known data about the member', () => {
    const password = 'Fennimore1980';
    expect(estimateStrength(password, ['Fennimore', '1980'])).toBeLessThan(
      estimateStrength(password, []),
    );
  });
});
