import type { Tier } from '../tokens/tiers.ts';
import type { Wave } from './guilloche.ts';

/** A band of a rosette: a wave and the number of its rotated copies. */
export interface Band extends Wave {
  readonly strands: number;
}

/** The rosette of each tier, from the rim inward, on a radius of 100. The higher the tier, the richer the rosette. */
export const rosettes: Readonly<Record<Tier, readonly Band[]>> = {
  jack: [
    { radius: 88, amplitude: 9, crests: 24, strands: 4 },
    { radius: 62, amplitude: 12, crests: 12, strands: 6 },
  ],
  queen: [
    { radius: 86, amplitude: 12, crests: 16, strands: 6 },
    { radius: 60, amplitude: 14, crests: 8, strands: 8 },
  ],
  'queen-of-spades': [
    { radius: 84, amplitude: 14, crests: 20, strands: 6 },
    { radius: 60, amplitude: 16, crests: 10, strands: 8 },
  ],
  king: [
    { radius: 90, amplitude: 8, crests: 32, strands: 4 },
    { radius: 74, amplitude: 12, crests: 16, strands: 6 },
    { radius: 54, amplitude: 10, crests: 8, strands: 8 },
  ],
  'king-of-hearts': [
    { radius: 88, amplitude: 11, crests: 18, strands: 6 },
    { radius: 70, amplitude: 14, crests: 12, strands: 6 },
    { radius: 54, amplitude: 10, crests: 6, strands: 8 },
  ],
  'king-of-spades': [
    { radius: 90, amplitude: 9, crests: 36, strands: 4 },
    { radius: 74, amplitude: 14, crests: 18, strands: 6 },
    { radius: 54, amplitude: 12, crests: 9, strands: 8 },
  ],
  ace: [
    { radius: 92, amplitude: 7, crests: 48, strands: 4 },
    { radius: 78, amplitude: 12, crests: 24, strands: 6 },
    { radius: 60, amplitude: 14, crests: 12, strands: 8 },
    { radius: 46, amplitude: 6, crests: 24, strands: 4 },
  ],
};
