import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

/** A cloche with a shaded dome. */
export function GrillMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const lines = 7 + Math.floor(random() * 4);
  const light = 0.34 + random() * 0.12;
  const meridians = Array.from({ length: lines }, (_, line) => {
    const reach = 62 * (light + ((1 - light) * line) / lines);
    return `M${(100 + reach).toFixed(1)} 138A${reach.toFixed(1)} 68 0 0 0 100 70`;
  }).join('');
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <path d="M38 138a62 68 0 0 1 124 0Z" strokeWidth="1.4" />
      <path d={meridians} strokeWidth="0.6" />
      <path d="M52 132a48 54 0 0 1 30-46" strokeWidth="1" />
      <circle cx="100" cy="62" r="6" strokeWidth="1.4" />
      <path d="M96 68v3h8v-3" strokeWidth="1" />
      <path d="M24 142h152M30 148c8 6 132 6 140 0" strokeWidth="1.4" />
      <path d="M24 142c0 3 2 5 6 6M176 142c0 3-2 5-6 6" strokeWidth="1" />
      <path d="M10 160h180M22 165h156M40 170h120" strokeWidth="0.5" opacity="0.7" />
    </g>
  );
}
