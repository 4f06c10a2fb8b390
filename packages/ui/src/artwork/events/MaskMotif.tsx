import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

/** Half of a mask: brow, cheek and the edge of the eye. The other half is its mirror image. */
const HALF =
  'M100 98C92 86 70 74 44 76 28 77 20 84 18 94 20 116 34 138 58 140 76 141 88 130 94 118 96 113 98 111 100 111';
const EYE = 'M44 104c6-10 24-12 36 0-10 10-28 12-36 0Z';
const TRIM =
  'M98 104C90 93 70 82 46 83 34 84 27 88 26 95 28 114 38 131 58 133 72 133 82 124 88 114';

/** A quill of a feather and its barbs, upright from its root at the origin. */
function feather(length: number): { quill: string; barbs: string } {
  const steps = Math.floor(length / 5) - 2;
  const barbs = Array.from({ length: steps }, (_, step) => {
    const y = -(12 + step * 5);
    const reach = 9 * Math.sin(((step + 1.5) / (steps + 1)) * Math.PI) + 2;
    return `M0 ${y}q${reach.toFixed(1)}-2 ${(reach * 1.1).toFixed(1)}-9M0 ${y}q${(-reach).toFixed(1)}-2 ${(-reach * 1.1).toFixed(1)}-9`;
  }).join('');
  return { quill: `M0 0V${-length}`, barbs };
}

/** A masquerade mask with feathers. */
export function MaskMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const feathers = [-34, -17, 0, 17, 34].map((angle) => ({
    angle,
    ...feather(Math.round(74 - Math.abs(angle) * 0.5 + random() * 8)),
  }));
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <g strokeWidth="0.4" opacity="0.6" data-ground="">
        <circle cx="100" cy="104" r="92" />
        <circle cx="100" cy="104" r="98" />
        <circle cx="100" cy="104" r="126" />
      </g>
      {feathers.map(({ angle, quill, barbs }) => (
        <g key={angle} transform={`translate(${100 + angle * 0.5} 88) rotate(${angle})`}>
          <path d={quill} strokeWidth="1" />
          <path d={barbs} strokeWidth="0.6" />
        </g>
      ))}
      {['', 'matrix(-1 0 0 1 200 0)'].map((mirror) => (
        <g key={mirror} transform={mirror || undefined}>
          <path d={HALF} strokeWidth="1.4" />
          <path d={TRIM} strokeWidth="0.6" strokeDasharray="0.1 3.4" />
          <path d={EYE} strokeWidth="1.2" />
          <path d="M40 104c8-14 30-16 44 0M38 116c10 8 28 8 40-2" strokeWidth="0.5" />
          <path d="M20 100c-6 18-10 36-4 56s2 26-4 40" strokeWidth="1" />
        </g>
      ))}
      <path d="m100 78 5 7-5 7-5-7Z" fill="currentColor" stroke="none" />
    </g>
  );
}
