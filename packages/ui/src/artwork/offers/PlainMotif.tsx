import { EngravedSuit } from '../EngravedSuit.tsx';
import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';
import type { SuitName } from '../suits.ts';

const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const satisfies readonly SuitName[];
const RINGS = [58, 64, 82, 110];

/** A suit in rings, for an offer without a category. */
export function PlainMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const suit = SUITS[Math.floor(random() * SUITS.length)] ?? 'spades';
  return (
    <g fill="none" stroke="currentColor">
      {RINGS.map((radius) => (
        <circle key={radius} cx="100" cy="100" r={radius} strokeWidth="0.6" data-ground="" />
      ))}
      <EngravedSuit name={suit} x={100} y={100} height={76} />
    </g>
  );
}
