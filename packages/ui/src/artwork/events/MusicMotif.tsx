import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

const GRILLE = Array.from({ length: 9 }, (_, line) => 62 + line * 6);
const BARS = Array.from({ length: 15 }, (_, bar) => 12 + bar * 5);

/** A ribbon microphone between two sound waves. */
export function MusicMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const bars = BARS.map((x, bar) => {
    const swell = Math.sin(((bar + 1) / BARS.length) * Math.PI * 0.5);
    return { x, reach: Math.round(4 + random() * 44 * swell) };
  });
  const wave = bars.map(({ x, reach }) => `M${x} ${92 - reach}V${92 + reach}`).join('');
  return (
    <g fill="none" stroke="currentColor">
      <g strokeWidth="1.1" strokeLinecap="round" opacity="0.7">
        <path d={wave} />
        <path d={wave} transform="matrix(-1 0 0 1 200 0)" />
      </g>
      <path d="M84 66a16 16 0 0 1 32 0v52a16 16 0 0 1-32 0Z" strokeWidth="1.4" />
      <path d="M89 67a11 11 0 0 1 22 0v50a11 11 0 0 1-22 0Z" strokeWidth="0.5" />
      <path d={GRILLE.map((y) => `M89 ${y}h22`).join('')} strokeWidth="0.8" />
      <path d="M100 56v72" strokeWidth="2.2" />
      <path
        d="M76 92v24a24 24 0 0 0 48 0V92M100 140v36M78 180c6-3 14-4 22-4s16 1 22 4"
        strokeWidth="1.4"
      />
    </g>
  );
}
