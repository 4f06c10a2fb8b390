import type { MotifProps } from '../motif.types.ts';
import { ticks } from '../polar.ts';
import { seededRandom } from '../seededRandom.ts';

const PLACES = [
  { x: 100, y: 72, reach: 46 },
  { x: 44, y: 52, reach: 26 },
  { x: 158, y: 60, reach: 30 },
  { x: 66, y: 112, reach: 18 },
  { x: 140, y: 114, reach: 16 },
];

/** Fireworks over the roofs. */
export function SeasonMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const bursts = PLACES.map(({ x, y, reach }) => ({
    x: Math.round(x + (random() - 0.5) * 14),
    y: Math.round(y + (random() - 0.5) * 10),
    reach,
    rays: 18 + Math.floor(random() * 5) * 3,
    turn: random() * 20,
  }));
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      {bursts.map(({ x, y, reach, rays, turn }) => (
        <g key={`${x} ${y}`}>
          <path d={ticks(x, y, reach * 0.24, reach * 0.62, rays, turn)} strokeWidth="0.6" />
          <path d={ticks(x, y, reach * 0.72, reach, rays, turn)} strokeWidth="1.2" />
          <path
            d={ticks(x, y, reach * 1.1, reach * 1.13, rays, turn + 180 / rays)}
            strokeWidth="1.6"
            opacity="0.7"
          />
        </g>
      ))}
      <path
        d="M-20 172h26v-14h14v-8l8-8 8 8v8h12v14h18v-22h10v-10h20v10h10v22h16v-12l10-8 10 8v12h14v-18h12v18h46"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M-20 178h240M-20 184h240M-20 191h240" strokeWidth="0.5" opacity="0.7" />
    </g>
  );
}
