import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

const COLUMNS = [28, 68, 108, 148];
const ROWS = [46, 100, 154];

function windowPath(x: number, y: number): string {
  return `M${x} ${y + 38}V${y + 12}a12 12 0 0 1 24 0v26Z`;
}

/** A facade of arched windows by night, one of them lit. */
export function StayMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const windows = ROWS.flatMap((y) => COLUMNS.map((x) => ({ x, y })));
  const lit = windows[Math.floor(random() * 8)] ?? { x: 68, y: 100 };
  return (
    <g fill="none" stroke="currentColor">
      <path
        d="M-200 24H400M-200 30H400M-200 90H400M-200 94H400M-200 144H400M-200 148H400"
        strokeWidth="0.6"
        data-ground=""
      />
      <path
        d="M14 30v250M18 30v250M186 30v250M182 30v250M-60 30v250M-56 30v250M260 30v250M256 30v250"
        strokeWidth="0.6"
        data-ground=""
      />
      <g strokeWidth="1.2">
        {windows.map(({ x, y }) => (
          <path key={`${x} ${y}`} d={windowPath(x, y)} />
        ))}
      </g>
      <g strokeWidth="0.5" opacity="0.8">
        {windows.map(({ x, y }) => (
          <path key={`${x} ${y}`} d={`M${x + 12} ${y}v38M${x} ${y + 14}h24M${x} ${y + 26}h24`} />
        ))}
      </g>
      <path d={windowPath(lit.x, lit.y)} fill="currentColor" stroke="none" opacity="0.75" />
    </g>
  );
}
