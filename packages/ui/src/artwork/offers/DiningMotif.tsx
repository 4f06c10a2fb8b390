import type { MotifProps } from '../motif.types.ts';
import { polarPoint } from '../polar.ts';
import { seededRandom } from '../seededRandom.ts';

const TINES = [23, 29, 35, 41];

/** A place setting from above: a plate between fork and knife. The seed chooses the beads of the rim. */
export function DiningMotif({ seed }: MotifProps) {
  const count = 20 + Math.floor(seededRandom(seed)() * 4) * 4;
  const beads = Array.from({ length: count }, (_, bead) => {
    const { x, y } = polarPoint(100, 100, (bead * 360) / count, 43);
    return `M${x} ${y}v.01`;
  }).join('');
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <g strokeWidth="2">
        <circle cx="100" cy="100" r="51" />
        <path d={TINES.map((x) => `M${x} 42v24`).join('')} />
        <path d="M23 66c0 9 4 13 7 16v74a2 2 0 0 0 4 0V82c3-3 7-7 7-16" />
        <path d="M164 42c10 8 13 34 11 60h-11ZM165 102h9l1 53a5 5 0 0 1-10 0Z" />
      </g>
      <circle cx="100" cy="100" r="34" strokeWidth="1.2" />
      <path d="M76 88a27 27 0 0 1 19-15M124 112a27 27 0 0 1-19 15" strokeWidth="0.8" />
      <path d={beads} strokeWidth="2.4" />
    </g>
  );
}
