import type { MotifProps } from '../motif.types.ts';
import { polar, polarPoint, ticks } from '../polar.ts';
import { seededRandom } from '../seededRandom.ts';

const POCKETS = 37;
const STEP = 360 / POCKETS;

function pocket(index: number, turn: number): string {
  const from = turn + index * STEP;
  const to = from + STEP;
  return `M${polar(100, 108, from, 62)}L${polar(100, 108, from, 78)}A78 78 0 0 1 ${polar(100, 108, to, 78)}L${polar(100, 108, to, 62)}A62 62 0 0 0 ${polar(100, 108, from, 62)}Z`;
}

/** A roulette wheel with its ball in a pocket. */
export function GamingMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const turn = random() * STEP;
  const pocketOfBall = Math.floor(random() * POCKETS);
  const ball = polarPoint(100, 108, turn + (pocketOfBall + 0.5) * STEP, 55);
  const filled = Array.from({ length: 18 }, (_, index) => pocket(index * 2, turn)).join('');
  return (
    <g fill="none" stroke="currentColor">
      <g strokeWidth="1.2">
        <circle cx="100" cy="108" r="88" />
        <circle cx="100" cy="108" r="78" />
        <circle cx="100" cy="108" r="62" />
      </g>
      <path d={filled} fill="currentColor" stroke="none" opacity="0.55" />
      <path d={ticks(100, 108, 62, 78, POCKETS, turn)} strokeWidth="0.6" />
      <g strokeWidth="0.6">
        <circle cx="100" cy="108" r="48" />
        <circle cx="100" cy="108" r="30" />
        <path d={ticks(100, 108, 12, 48, 8, turn)} />
        <circle cx="100" cy="108" r="110" opacity="0.6" data-ground="" />
        <circle cx="100" cy="108" r="132" opacity="0.4" data-ground="" />
      </g>
      <circle cx="100" cy="108" r="11" fill="currentColor" stroke="none" />
      <circle cx={ball.x} cy={ball.y} r="4.5" fill="currentColor" stroke="none" />
    </g>
  );
}
