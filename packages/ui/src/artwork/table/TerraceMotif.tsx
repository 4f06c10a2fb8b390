import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

const EDGE = [40, 60, 80, 100, 120, 140, 160];
const SCALLOPS =
  'M40 74c6-7 14-7 20 0 6-7 14-7 20 0 6-7 14-7 20 0 6-7 14-7 20 0 6-7 14-7 20 0 6-7 14-7 20 0';

/** A table and two chairs under a parasol, with the sea behind. The seed chooses the waves. */
export function TerraceMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const waves = Array.from({ length: 5 }, (_, wave) => {
    const x = Math.round(8 + random() * 14);
    return `M${x} ${102 + wave * 6}h14M${200 - x} ${102 + wave * 6}h-14`;
  }).join('');
  const ribs = EDGE.slice(1, -1).map((x) => `M100 28Q${(100 + x) / 2 + (x - 100) / 5} 42 ${x} 74`);
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <g strokeWidth="2">
        <path d="M40 74c6-32 34-46 60-46s54 14 60 46M100 28v-8" />
        <path d={SCALLOPS} />
        <path d="M100 72v44M100 130v30M82 162h36" />
        <ellipse cx="100" cy="123" rx="36" ry="6.5" />
        <path d="M42 98l4 34h24M46 132l-3 30M70 132v30M158 98l-4 34h-24M154 132l3 30M130 132v30" />
      </g>
      <path d={ribs.join('')} strokeWidth="1" />
      <path d="M43 106h8M44 114h8M157 106h-8M156 114h-8" strokeWidth="1" />
      <path d="M8 96h24M168 96h24" strokeWidth="1.2" />
      <path d={waves} strokeWidth="0.8" />
      <path d="M12 168h176M34 174h132" strokeWidth="0.8" />
    </g>
  );
}
