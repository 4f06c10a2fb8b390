import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

const RINGS = [58, 76, 94, 112, 130, 148];

const BOWL = 'M52 68C52 102 74 118 100 118S148 102 148 68Z';
/** The lower part of the curve of `BOWL`, so that the drink never leaves the glass. */
const DRINK = 'M53.4 82.1C58.7 106.4 77.9 118 100 118S141.3 106.4 146.6 82.1Z';

/** A coupe with bubbles, inside rings. */
export function DrinksMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const bubbles = Array.from({ length: 11 }, (_, bubble) => ({
    bubble,
    x: Math.round(74 + random() * 52),
    y: Math.round(26 + random() * 46),
    r: Math.round(10 + random() * 18) / 10,
  }));
  return (
    <g fill="none" stroke="currentColor">
      <g strokeWidth="0.5" opacity="0.6" data-ground="">
        {RINGS.map((radius) => (
          <circle key={radius} cx="100" cy="82" r={radius} />
        ))}
      </g>
      <g strokeWidth="1.4" strokeLinecap="round">
        <path d={BOWL} />
        <path d="M100 118v52M72 176c6-5 17-6 28-6s22 1 28 6Z" />
      </g>
      <path d={DRINK} fill="currentColor" stroke="none" opacity="0.3" />
      <g strokeWidth="0.8">
        {bubbles.map(({ bubble, x, y, r }) => (
          <circle key={bubble} cx={x} cy={y} r={r} />
        ))}
      </g>
    </g>
  );
}
