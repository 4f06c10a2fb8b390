import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

/** A fluted mould on a cake stand, with a cherry on top. */
export function PuddingMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const flutes = 6 + Math.floor(random() * 4);
  const stem = Math.round((random() - 0.5) * 12);
  const fluting = Array.from({ length: flutes - 1 }, (_, flute) => {
    const share = (flute + 1) / flutes;
    const foot = 56 + share * 88;
    const head = 82 + share * 36;
    return `M${foot.toFixed(1)} 128C${foot.toFixed(1)} 104 ${head.toFixed(1)} 98 ${head.toFixed(1)} 74`;
  }).join('');
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M56 128C54 100 76 96 80 78 84 70 116 70 120 78 124 96 146 100 144 128Z"
        strokeWidth="1.4"
      />
      <path d={fluting} strokeWidth="0.7" />
      <path d="M80 79c8 6 32 6 40 0M67 108c14 8 52 8 66 0" strokeWidth="0.7" />
      <circle cx="100" cy="64" r="8" fill="currentColor" stroke="none" />
      <path d={`M100 57c0-8 ${stem}-12 ${stem} -20`} strokeWidth="1.2" />
      <ellipse cx="100" cy="131" rx="70" ry="7" strokeWidth="1.4" />
      <path
        d="M30 132c2 6 6 8 10 8 5 0 5-5 10-5s5 7 10 7 5-6 10-6 5 7 10 7 5-6 10-6 5 6 10 6 5-7 10-7 5 7 10 7 5-7 10-7 5 6 10 6 5-6 10-6 5 5 10 5c4 0 8-3 10-9"
        strokeWidth="0.8"
      />
      <path d="M92 144c2 14-4 20-22 28h60c-18-8-24-14-22-28" strokeWidth="1.2" />
    </g>
  );
}
