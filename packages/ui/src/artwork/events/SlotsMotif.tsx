import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';
import { type SuitName, suitPaths } from '../suits.ts';

const SUITS = Object.keys(suitPaths) as readonly SuitName[];
const REELS = [36, 80, 124];
const BULBS = Array.from({ length: 13 }, (_, bulb) => 28 + bulb * 12);

/** A slot machine with the same suit on three reels. */
export function SlotsMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const line = SUITS[Math.floor(random() * SUITS.length)] ?? 'spades';
  const others = REELS.map(() =>
    [0, 1].map(() => SUITS[Math.floor(random() * SUITS.length)] ?? 'hearts'),
  );
  return (
    <g fill="none" stroke="currentColor">
      <g fill="currentColor" stroke="none" opacity="0.7">
        {BULBS.map((x) => (
          <g key={x}>
            <circle cx={x} cy="38" r="1.6" />
            <circle cx={x} cy="162" r="1.6" />
          </g>
        ))}
      </g>
      <rect x="20" y="46" width="160" height="108" rx="10" strokeWidth="1.4" />
      <rect x="26" y="52" width="148" height="96" rx="6" strokeWidth="0.5" />
      {REELS.map((x, reel) => (
        <g key={x}>
          <rect x={x} y="58" width="40" height="84" rx="4" strokeWidth="1" />
          <path
            d={`M${x} 66h40M${x} 70h40M${x} 73h40M${x} 127h40M${x} 130h40M${x} 134h40`}
            strokeWidth="0.3"
          />
          <g fill="currentColor" stroke="none">
            <path d={suitPaths[line]} transform={`translate(${x + 8} 88) scale(0.24)`} />
            <g opacity="0.4">
              <path
                d={suitPaths[others[reel]?.[0] ?? line]}
                transform={`translate(${x + 13} 61) scale(0.14 0.1)`}
              />
              <path
                d={suitPaths[others[reel]?.[1] ?? line]}
                transform={`translate(${x + 13} 129) scale(0.14 0.1)`}
              />
            </g>
          </g>
        </g>
      ))}
      <path d="M14 100h10M176 100h10" strokeWidth="2.4" strokeLinecap="round" />
    </g>
  );
}
