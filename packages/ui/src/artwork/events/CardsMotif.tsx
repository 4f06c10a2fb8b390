import { ENGRAVING_GROUND } from '../Engraving.tsx';
import type { MotifProps } from '../motif.types.ts';
import { ticks } from '../polar.ts';
import { seededRandom } from '../seededRandom.ts';
import { type SuitName, suitPaths } from '../suits.ts';

const SUITS = Object.keys(suitPaths) as readonly SuitName[];
const ANGLES = [-30, -10, 10, 30];

/** A hand of four cards, one of each suit. The seed chooses the order. */
export function CardsMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const deal = Math.floor(random() * SUITS.length);
  const turn = random() * 10;
  return (
    <g fill="none" stroke="currentColor">
      <path d={ticks(100, 150, 96, 132, 90, turn)} strokeWidth="0.4" opacity="0.6" data-ground="" />
      <g strokeWidth="0.4" opacity="0.7" data-ground="">
        <circle cx="100" cy="150" r="92" />
        <circle cx="100" cy="150" r="136" />
      </g>
      {ANGLES.map((angle, place) => {
        const suit = suitPaths[SUITS[(place + deal) % SUITS.length] ?? 'spades'];
        return (
          <g key={angle} transform={`rotate(${angle} 100 176)`}>
            <rect
              x="72"
              y="56"
              width="56"
              height="82"
              rx="6"
              strokeWidth="1.2"
              fill={ENGRAVING_GROUND}
            />
            <rect x="76" y="60" width="48" height="74" rx="3.5" strokeWidth="0.4" />
            <g fill="currentColor" stroke="none">
              <path d={suit} transform="translate(78 63) scale(0.12)" />
              <path d={suit} transform="translate(87 84) scale(0.26)" />
            </g>
          </g>
        );
      })}
    </g>
  );
}
