import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

/** A pot of tea with shortbread. The seed chooses the pattern of the pot. */
export function TeapotMotif({ seed }: MotifProps) {
  const count = 5 + Math.floor(seededRandom(seed)() * 4);
  const pattern = Array.from({ length: count }, (_, lozenge) => {
    const share = (lozenge + 0.5) / count;
    const y = 98 + 24 * share * (1 - share);
    return `M${(52 + 80 * share).toFixed(1)} ${y.toFixed(1)}l4 5-4 5-4-5Z`;
  }).join('');
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <g strokeWidth="2">
        <path d="M48 106c0-26 20-36 44-36s44 10 44 36-16 40-44 40-44-14-44-40Z" />
        <path d="M66 74c4-10 14-14 26-14s22 4 26 14M68 145c-1 5-5 8-9 8h66c-4 0-8-3-9-8" />
        <path d="M135 94c16-1 15-24 27-30l7 6c-11 9-9 40-37 53" />
        <path d="M51 90c-34-10-42 40 5 44M50 97c-22-5-25 27 2 29" />
        <path d="M142 139h40v7h-40ZM146 146h40v7h-40Z" />
      </g>
      <circle cx="92" cy="54" r="5.5" fill="currentColor" stroke="none" />
      <path d="M50 95c22 8 62 8 84 0M50 113c22 9 62 9 84 0" strokeWidth="0.8" />
      <path d={pattern} strokeWidth="0.9" />
      <path
        d="M150 142.5v.01M160 142.5v.01M170 142.5v.01M156 149.5v.01M166 149.5v.01M176 149.5v.01"
        strokeWidth="1.6"
      />
      <path d="M170 56c-6-7 6-11 0-18s6-11 0-18" strokeWidth="1.2" />
      <path d="M12 160h176M34 166h132" strokeWidth="0.8" />
    </g>
  );
}
