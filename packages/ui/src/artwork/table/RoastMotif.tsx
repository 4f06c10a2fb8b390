import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

const STEAM = [76, 100, 124];
const STRINGS = [-30, -10, 10, 30];

/** A joint of meat, tied, on a dish with potatoes. The seed sways the steam. */
export function RoastMotif({ seed }: MotifProps) {
  const sway = 4 + Math.round(seededRandom(seed)() * 5);
  const steam = STEAM.map((x) => `M${x} 62c${-sway}-7 ${sway}-11 0-18s${sway}-11 0-18`).join('');
  const strings = STRINGS.map((x) => {
    const top = 77 + x ** 2 / 130;
    return `M${100 + x} ${top.toFixed(1)}C${100 + x * 1.3} 94 ${100 + x * 1.4} 112 ${100 + x * 1.3} 130`;
  }).join('');
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d={steam} strokeWidth="1.2" />
      <g strokeWidth="2">
        <path d="M48 130c-8-34 20-54 52-54s60 20 52 54" />
        <path d="M14 130h172c-4 15-20 22-38 22H52c-18 0-34-7-38-22Z" />
        <path d="M23 130c-2-10 4-16 11-16s13 6 12 16M177 130c2-10-4-16-11-16s-13 6-12 16" />
      </g>
      <path d={strings} strokeWidth="1.4" />
      <path d="M57 112c12 5 74 5 86 0M64 94c14 5 58 5 72 0" strokeWidth="1" />
      <path d="M26 137c4 6 14 9 28 9h92c14 0 24-3 28-9" strokeWidth="0.8" />
      <path d="M12 160h176M34 166h132" strokeWidth="0.8" />
    </g>
  );
}
