import type { MotifProps } from '../motif.types.ts';
import { polar, ticks } from '../polar.ts';
import { seededRandom } from '../seededRandom.ts';

const LANES = [0, 8, 16, 24, 32];

/** A lane of a racecourse, `inset` units inside the outermost lane. */
function lane(inset: number): string {
  const r = 66 - inset;
  return `M70 ${100 - r}h60a${r} ${r} 0 0 1 0 ${2 * r}h-60a${r} ${r} 0 0 1 0 ${-2 * r}Z`;
}

/** A racecourse from above with a winner's rosette in the middle. */
export function RacingMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const pleats = 28 + Math.floor(random() * 4) * 4;
  const turn = random() * 12;
  const post = 66 + Math.round(random() * 60);
  return (
    <g fill="none" stroke="currentColor">
      {LANES.map((inset) => (
        <path key={inset} d={lane(inset)} strokeWidth={inset === 0 || inset === 32 ? 1.2 : 0.5} />
      ))}
      <path d={`M${post} 134v32M${post + 3} 134v32`} strokeWidth="1" />
      <path
        d={`M${polar(100, 96, 160, 10)}l-4 32 -7-5 -6 6 4-34M${polar(100, 96, 200, 10)}l4 32 7-5 6 6-4-34`}
        transform="matrix(-1 0 0 1 200 0)"
        strokeWidth="1"
      />
      <circle cx="100" cy="96" r="22" strokeWidth="1.2" />
      <path d={ticks(100, 96, 12, 21, pleats, turn)} strokeWidth="0.7" />
      <circle cx="100" cy="96" r="11" strokeWidth="1" />
      <circle cx="100" cy="96" r="6" fill="currentColor" stroke="none" />
    </g>
  );
}
