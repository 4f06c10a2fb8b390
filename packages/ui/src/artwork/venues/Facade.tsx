import type { MotifProps } from '../motif.types.ts';
import { polar } from '../polar.ts';
import { seededRandom } from '../seededRandom.ts';
import { type SuitName, suitPaths } from '../suits.ts';

const SUITS = Object.keys(suitPaths) as readonly SuitName[];
const MIDDLE = 200;
const GROUND = 168;
const CORNICE = 84;
/** The distance between two columns. */
const PITCH = 32;

/** The gables of a facade, drawn from left to right. */
const CROWNS: readonly ((half: number) => string)[] = [
  (half) => `M${MIDDLE - half} ${CORNICE}L${MIDDLE} 38 ${MIDDLE + half} ${CORNICE}`,
  (half) =>
    `M${MIDDLE - half} ${CORNICE}V76H${MIDDLE - 46}a46 42 0 0 1 92 0H${MIDDLE + half}V${CORNICE}`,
  (half) =>
    `M${MIDDLE - half} ${CORNICE}V72H${MIDDLE - 58}V58H${MIDDLE - 34}V42H${MIDDLE + 34}V58H${MIDDLE + 58}V72H${MIDDLE + half}V${CORNICE}`,
];

/** Rays from `inner` to `outer`, spread over the half circle above a centre. */
function fan(cx: number, cy: number, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, ray) => {
    const angle = -90 + ((ray + 0.5) * 180) / count;
    return `M${polar(cx, cy, angle, inner)}L${polar(cx, cy, angle, outer)}`;
  }).join('');
}

function tower(x: number): string {
  return `M${x - 13} ${GROUND}V62h26V${GROUND}M${x - 16} 62h32M${x - 11} 58h22M${x - 10} 58a10 13 0 0 1 20 0M${x} 45v-11M${x - 5} 150v-34a5 5 0 0 1 10 0v34ZM${x - 5} 98v-16a5 5 0 0 1 10 0v16Z`;
}

function column(x: number): string {
  return `M${x - 5} ${GROUND}V98h10V${GROUND}M${x - 7} 98h14v-6h-14ZM${x - 7} ${GROUND}h14`;
}

function archedWindow(x: number): string {
  return `M${x - 8} 150v-30a8 8 0 0 1 16 0v30Z`;
}

/**
 * The facade of a venue, 400 by 200. The seed chooses the gable, the number of bays, the suit and the lit windows.
 */
export function Facade({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const bays = 2 + Math.floor(random() * 3);
  const towers = random() < 0.5;
  const crown = CROWNS[Math.floor(random() * CROWNS.length)] ?? CROWNS[0];
  const suit = SUITS[Math.floor(random() * SUITS.length)] ?? 'spades';
  const half = 30 + bays * PITCH;
  const sides = Array.from({ length: bays }, (_, bay) => 36 + bay * PITCH);
  const columns = [20, ...sides.map((offset) => offset + 16)];
  const windows = sides.flatMap((offset) => [MIDDLE - offset, MIDDLE + offset]);
  const lit = windows.filter(() => random() < 0.4);
  return (
    <g fill="none" stroke="currentColor" strokeLinejoin="round">
      <path d={fan(MIDDLE, GROUND, 150, 330, 30 + bays * 4)} strokeWidth="0.4" opacity="0.45" />
      <path
        d={`${crown?.(half) ?? ''}M${MIDDLE - half - 6} ${CORNICE}H${MIDDLE + half + 6}M${MIDDLE - half - 3} 90H${MIDDLE + half + 3}`}
        strokeWidth="1.4"
      />
      <path
        d={columns.flatMap((offset) => [column(MIDDLE - offset), column(MIDDLE + offset)]).join('')}
        strokeWidth="0.9"
      />
      <path d={windows.map(archedWindow).join('')} strokeWidth="0.8" />
      <path
        d={windows.map((x) => `M${x} 112v38M${x - 8} 124h16M${x - 8} 137h16`).join('')}
        strokeWidth="0.4"
      />
      <path d={lit.map(archedWindow).join('')} fill="currentColor" stroke="none" opacity="0.55" />
      <path
        d={`M${MIDDLE - 12} ${GROUND}v-46a12 12 0 0 1 24 0v46M${MIDDLE} 110v58M${MIDDLE - 12} 122h24`}
        strokeWidth="1.1"
      />
      <path d={fan(MIDDLE, 122, 3, 12, 7)} strokeWidth="0.5" />
      {towers && (
        <path d={`${tower(MIDDLE - half - 18)}${tower(MIDDLE + half + 18)}`} strokeWidth="0.9" />
      )}
      <path
        d={suitPaths[suit]}
        fill="currentColor"
        stroke="none"
        transform={`translate(${MIDDLE - 9} 57) scale(0.18)`}
      />
      <path
        d={`M0 ${GROUND}H400M${MIDDLE - half - 14} 173H${MIDDLE + half + 14}M${MIDDLE - half - 24} 179H${MIDDLE + half + 24}M${MIDDLE - half - 36} 186H${MIDDLE + half + 36}`}
        strokeWidth="0.9"
      />
    </g>
  );
}
