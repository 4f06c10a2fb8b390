import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

const FOLDS = Array.from({ length: 9 }, (_, fold) => fold);

function curtain(fold: number, lean: number): string {
  const top = -30 + fold * 11;
  const bottom = -34 + fold * (5 + lean);
  return `M${top} -80V-10C${top + 6} 70 ${bottom + 14} 120 ${bottom} 176`;
}

/** Curtains drawn back from a lit stage. */
export function EventMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const lean = random() * 2;
  const spot = 92 + random() * 16;
  const folds = FOLDS.map((fold) => curtain(fold, lean)).join('');
  return (
    <g fill="none" stroke="currentColor">
      <g fill="currentColor" stroke="none" data-ground="">
        <path d={`M${spot} -80 62 168h76Z`} opacity="0.16" />
        <path d={`M${spot - 60} -80 84 168h40Z`} opacity="0.12" />
        <path d={`M${spot + 60} -80 76 168h40Z`} opacity="0.12" />
        <ellipse cx="100" cy="168" rx="44" ry="9" opacity="0.6" />
      </g>
      <g strokeWidth="0.9" data-ground="">
        <path d={folds} />
        <path d={folds} transform="matrix(-1 0 0 1 200 0)" />
      </g>
      <g strokeWidth="1.2" data-ground="">
        <path d="M-200 176H400" />
        <path d="M-200 182H400" strokeWidth="0.5" />
      </g>
      <g strokeWidth="0.6">
        <ellipse cx="100" cy="168" rx="56" ry="12" />
        <ellipse cx="100" cy="168" rx="68" ry="15" opacity="0.6" />
      </g>
    </g>
  );
}
