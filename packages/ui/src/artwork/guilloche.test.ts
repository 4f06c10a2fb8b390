import { describe, expect, it } from 'vitest';
import { strandAngles, wavePath } from './guilloche.ts';
import { seededRandom } from './seededRandom.ts';

describe('guilloche', () => {
  it('stays within its amplitude', () => {
    const path = wavePath({ radius: 50, amplitude: 10, crests: 12 });
    const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(60);
  });

  it('draws the same path every time', () => {
    const wave = { radius: 50, amplitude: 10, crests: 12 };
    expect(wavePath(wave)).toBe(wavePath(wave));
  });

  it('spaces the strands evenly across one crest', () => {
    expect(strandAngles(12, 3)).toEqual([0, 10, 20]);
  });
});

describe('seeded random', () => {
  it('repeats for the same seed and differs for another', () => {
    const draw = (seed: string) => Array.from({ length: 4 }, seededRandom(seed));
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('returns values from 0 to below 1', () => {
    const values = Array.from({ length: 1000 }, seededRandom('range'));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
  });
});
