import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

const RINGS = [58, 76, 94, 112, 130, 148];

/** A coupe with bubbles, inside rings. */
export function DrinksMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const bubbles = Array.from({ length: 11 }, (_, bubble) => ({
    bubble,
    x: Math.round(74 + random() * 52),
    y: Math.round(26 + random() * 46),
    r: Math.round(10 + random() * 18) / 10,
  }));
  const level = 78 + Math.round(random() * 6);
  return (
    <g fill="none" stroke="currentColor">
      <g strokeWidth="0.5" opacity="0.6">
        {RINGS.map((radius) => (
          <circle key={radius} cx="100" cy="82" r={radius} />
        ))}
      </g>
      <g strokeWidth="1.4" strokeLinecap="round">
        <path d="M52 68c0 34 22 50 48 50s48-16 48-50Z" />
        <path d="M100 118v52M72 176c6-5 17-6 28-6s22 1 28 6Z" />
      </g>
      <path
        d={`M54 ${level}c4 24 22 36 46 36s42-12 46-36Z`}
        fill="currentColor"
        stroke="none"
        opacity="0.3"
      />
      <g strokeWidth="0.8">
        {bubbles.map(({ bubble, x, y, r }) => (
          <circle key={bubble} cx={x} cy={y} r={r} />
        ))}
      </g>
    </g>
  );
}
