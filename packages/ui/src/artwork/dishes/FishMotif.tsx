import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

const ROWS = [0, 1, 2, 3, 4];

/** A fish on an oval platter. */
export function FishMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const scales = 7 + Math.floor(random() * 3);
  const lift = Math.round((random() - 0.5) * 6);
  const scale = ROWS.flatMap((row) =>
    Array.from({ length: scales }, (_, column) => {
      const x = 74 + column * (52 / scales) + (row % 2) * (26 / scales);
      return `M${x.toFixed(1)} ${86 + row * 6}a4 4 0 0 1 0 6`;
    }),
  ).join('');
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <ellipse cx="100" cy="100" rx="92" ry="54" strokeWidth="1.2" />
      <ellipse cx="100" cy="100" rx="86" ry="48" strokeWidth="0.5" />
      <ellipse cx="100" cy="100" rx="74" ry="37" strokeWidth="0.5" opacity="0.7" />
      <g transform={`translate(0 ${lift})`}>
        <path
          d="M38 100c14-22 40-26 62-24 16 1 28 8 40 18l22-16c-4 14-4 28 0 44l-22-16c-12 10-24 17-40 18-22 2-48-2-62-24Z"
          strokeWidth="1.4"
        />
        <path d="M64 83c8 10 8 24 0 34" strokeWidth="1" />
        <path d={scale} strokeWidth="0.6" />
        <path d="M92 76c6-10 16-12 26-10l-4 13M96 124c4 7 10 9 18 8l-4-9" strokeWidth="0.9" />
        <path d="M144 94l14-10M146 98l14-5M146 102l14 5M144 106l14 10" strokeWidth="0.6" />
        <circle cx="52" cy="95" r="2.4" fill="currentColor" stroke="none" />
      </g>
    </g>
  );
}
