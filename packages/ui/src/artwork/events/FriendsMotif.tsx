import type { MotifProps } from '../motif.types.ts';
import { ticks } from '../polar.ts';
import { seededRandom } from '../seededRandom.ts';

/** A coupe, upright, with the middle of its rim at the origin. */
const BOWL = 'M-34 0C-34 26-18 38 0 38S34 26 34 0Z';
const STEM = 'M0 38V92M-22 96c8-3 14-4 22-4s14 1 22 4Z';

/** Two coupes that meet in a toast. */
export function FriendsMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const rays = 22 + Math.floor(random() * 4) * 2;
  const turn = random() * 12;
  const bubbles = Array.from({ length: 7 }, () => ({
    x: Math.round((random() - 0.5) * 40),
    y: Math.round(12 + random() * 18),
    r: 0.8 + random() * 1.2,
  }));
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <g strokeWidth="0.4" opacity="0.6" data-ground="">
        <circle cx="100" cy="66" r="64" />
        <circle cx="100" cy="66" r="70" />
        <circle cx="100" cy="66" r="118" />
      </g>
      <path d={ticks(100, 58, 10, 22, rays, turn)} strokeWidth="0.8" />
      <path d={ticks(100, 58, 27, 33, rays, turn + 180 / rays)} strokeWidth="0.6" opacity="0.7" />
      {[
        { x: 66, lean: 16 },
        { x: 134, lean: -16 },
      ].map(({ x, lean }) => (
        <g key={x} transform={`translate(${x} 78) rotate(${lean})`}>
          <path d={BOWL} strokeWidth="1.4" />
          <path d="M-32 10h64M-29 15h58M-24 22h48" strokeWidth="0.5" />
          <path d={STEM} strokeWidth="1.2" />
          {bubbles.map((bubble) => (
            <circle
              key={`${bubble.x} ${bubble.y}`}
              cx={bubble.x}
              cy={bubble.y}
              r={bubble.r}
              strokeWidth="0.5"
            />
          ))}
        </g>
      ))}
      <path d="M-20 182h240M-20 188h240" strokeWidth="0.5" opacity="0.7" data-ground="" />
    </g>
  );
}
