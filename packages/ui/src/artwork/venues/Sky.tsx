import { polar, ticks } from '../polar.ts';
import { seededRandom } from '../seededRandom.ts';
import { GROUND } from './house.ts';

/** The light outside. `twilight` is the half hour around sunrise and sunset. */
export type SkyLight = 'day' | 'twilight' | 'night';

/** The place of the sun and the moon, clear of every house. */
const DISC = { x: 62, y: 48 } as const;

/** Rays of the sun below the horizon, behind the house. */
const rays = Array.from({ length: 42 }, (_, ray) => {
  const angle = -90 + ((ray + 0.5) * 180) / 42;
  return `M${polar(200, GROUND, angle, 150)}L${polar(200, GROUND, angle, 420)}`;
}).join('');

/** Stars in the upper sky, also beside the drawing on a wide page. */
const stars = (() => {
  const random = seededRandom('stars');
  return Array.from({ length: 46 }, () => {
    const [x, y] = [Math.round(random() * 640 - 120), Math.round(random() * 104)];
    return `M${x} ${y}h.01`;
  }).join('');
})();

const clouds =
  'M96 40h46M104 45h30M258 30h52M270 35h30M284 40h34M20 84h34M28 89h20M352 74h44M360 79h24';

/** The sky behind a house, in fine lines. */
export function Sky({ light }: { readonly light: SkyLight }) {
  switch (light) {
    case 'day':
      return (
        <g strokeWidth="0.7">
          <circle cx={DISC.x} cy={DISC.y} r="12" />
          <path d={ticks(DISC.x, DISC.y, 16, 22, 24)} />
          <path d={clouds} opacity="0.6" />
        </g>
      );
    case 'twilight':
      return <path d={rays} strokeWidth="0.4" opacity="0.55" />;
    case 'night':
      return (
        <g>
          <path d={stars} strokeWidth="1.4" strokeLinecap="round" opacity="0.7" />
          <path
            d={`M${DISC.x} ${DISC.y - 13}a13 13 0 1 0 12 18a10 10 0 1 1 -12 -18Z`}
            fill="currentColor"
            stroke="none"
          />
        </g>
      );
  }
}
