import type { MotifProps } from '../motif.types.ts';
import { ticks } from '../polar.ts';
import { seededRandom } from '../seededRandom.ts';

/** A fluted plate between fork and knife, seen from above. */
export function DiningMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const flutes = 48 + Math.floor(random() * 4) * 12;
  const turn = random() * 7;
  return (
    <g fill="none" stroke="currentColor">
      <g strokeWidth="1.2">
        <circle cx="100" cy="100" r="62" />
        <circle cx="100" cy="100" r="38" />
        <path d="M22 52v22a8 8 0 0 0 16 0V52M30 52v22M30 82v66M172 52c-10 6-12 26-10 44h10ZM172 96v52" />
      </g>
      <path d={ticks(100, 100, 41, 59, flutes, turn)} strokeWidth="0.6" />
      <g strokeWidth="0.4" opacity="0.7">
        <circle cx="100" cy="100" r="35" />
        <circle cx="100" cy="100" r="66" />
        <circle cx="100" cy="100" r="92" />
        <circle cx="100" cy="100" r="118" />
        <circle cx="100" cy="100" r="144" />
      </g>
    </g>
  );
}
