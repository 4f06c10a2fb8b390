import { describe, expect, it } from 'vitest';
import { estimateStrength } from './estimateStrength.ts';

describe('§5 password strength', () => {
  it.each([
    ['password', 0],
    ['qwertyuiop', 0],
    ['mole-lantern-oboe-quartz-78', 4],
  ])('"%s" is worth %i', (password, strength) => {
    expect(estimateStrength(password, [])).toBe(strength);
  });

  it('holds what is known of the member against it', () => {
    const password = 'Fennimore1980';
    expect(estimateStrength(password, ['Fennimore', '1980'])).toBeLessThan(
      estimateStrength(password, []),
    );
  });
});
