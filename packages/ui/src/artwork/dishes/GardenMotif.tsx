import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

const LEAF = 'M0 0C14-14 34-14 46 0 34 14 14 14 0 0Z';
const VEINS = 'M0 0H46M10 0l6-6M10 0l6 6M19 0l7-7M19 0l7 7M29 0l6-5M29 0l6 5';

/** A sprig of herbs. */
export function GardenMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const pairs = Array.from({ length: 4 }, (_, pair) => ({
    y: 148 - pair * 27,
    size: 1.08 - pair * 0.16,
    lean: 24 + random() * 16,
  }));
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <g strokeWidth="0.4" opacity="0.6" data-ground="">
        <circle cx="100" cy="100" r="78" />
        <circle cx="100" cy="100" r="84" />
        <circle cx="100" cy="100" r="112" />
      </g>
      <path d="M100 178C98 150 102 110 100 44" strokeWidth="1.4" />
      {pairs.flatMap(({ y, size, lean }) =>
        [-lean, lean - 180].map((turn) => (
          <g key={`${y} ${turn}`} transform={`translate(100 ${y}) rotate(${turn}) scale(${size})`}>
            <path d={LEAF} strokeWidth="1.2" />
            <path d={VEINS} strokeWidth="0.5" />
          </g>
        )),
      )}
      <g transform="translate(100 52) rotate(-90) scale(0.6)">
        <path d={LEAF} strokeWidth="1.6" />
        <path d={VEINS} strokeWidth="0.7" />
      </g>
    </g>
  );
}
