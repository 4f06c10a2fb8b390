import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

const STEAM = [78, 100, 122];

/** A steaming soup bowl on a saucer. */
export function StarterMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const sway = 5 + random() * 5;
  const bands = 5 + Math.floor(random() * 4);
  const steam = STEAM.map((x) => `M${x} 84c${-sway}-8 ${sway}-14 0-22s${sway}-14 0-22`).join('');
  const contour = Array.from({ length: bands }, (_, band) => {
    const share = 0.3 + (0.62 * band) / bands;
    const half = 60 * Math.sqrt(1 - share ** 2);
    const y = 96 + 48 * share;
    return `M${(100 - half).toFixed(1)} ${y.toFixed(1)}Q100 ${(y + 9).toFixed(1)} ${(100 + half).toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <path d={steam} strokeWidth="0.9" opacity="0.8" />
      <path d="M40 96h120c0 30-26 48-60 48S40 126 40 96Z" strokeWidth="1.4" />
      <path d={contour} strokeWidth="0.5" opacity="0.8" />
      <ellipse cx="100" cy="96" rx="60" ry="8" strokeWidth="1.2" />
      <ellipse cx="100" cy="97" rx="53" ry="5.4" strokeWidth="0.5" />
      <path d="M80 143c0 5-4 7-10 8h60c-6-1-10-3-10-8" strokeWidth="1.2" />
      <ellipse cx="100" cy="153" rx="72" ry="8" strokeWidth="1.2" />
      <path d="M34 155c20 6 112 6 132 0" strokeWidth="0.5" />
    </g>
  );
}
