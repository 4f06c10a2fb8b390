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

/** Houses along a quay. They reach beyond the drawing, because a wide picture shows more of them. */
const HOUSES = [
  'M-22 178v-32H6v32',
  'M6 178v-33l13-7.5 13 7.5v33',
  'M32 178v-31h16v31',
  'M48 178v-34h7v-5h18v5h7v34',
  'M80 178v-31h18v31',
  'M98 178v-33l11-7 11 7v33',
  'M120 178v-31h14v31',
  'M134 178v-38h22v38',
  'M156 178v-33l12-7.5 12 7.5v33',
  'M180 178v-35h42v35',
];
const WINDOWS =
  'M19 153v.01M57 150v.01M64 150v.01M71 150v.01M64 158v.01M109 152v.01M141 148v.01M149 148v.01M141 156v.01M168 153v.01M57 165v.01M71 165v.01M141 164v.01M149 164v.01M19 165v.01M109 165v.01M168 165v.01';

/** Fireworks over roofs. */
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
      <g strokeWidth="1.2" strokeLinejoin="round" data-ground="">
        {HOUSES.map((house) => (
          <path key={house} d={house} />
        ))}
      </g>
      <path
        d="M-20 178h240M-20 184h240M-20 191h240"
        strokeWidth="0.5"
        opacity="0.7"
        data-ground=""
      />
      <path d={WINDOWS} strokeWidth="2.4" opacity="0.7" />
    </g>
  );
}
