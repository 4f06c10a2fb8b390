import type { MotifProps } from '../motif.types.ts';
import { seededRandom } from '../seededRandom.ts';

const SLICES = [112, 128, 144];

/** A boiled egg and a rack of toast. The seed chooses the crack of the egg. */
export function BreakfastMotif({ seed }: MotifProps) {
  const random = seededRandom(seed);
  const crack = Array.from(
    { length: 7 },
    (_, step) =>
      `${37 + step * 7} ${(72 + (step % 2 === 0 ? -1 : 1) * (2 + random() * 3)).toFixed(1)}`,
  );
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <g strokeWidth="2">
        <path d="M34 94c0-30 11-48 24-48s24 18 24 48" />
        <path d="M28 94h60c0 22-12 32-30 32S28 116 28 94Z" />
        <path d="M58 126v18M36 152c4-6 12-8 22-8s18 2 22 8Z" />
        <path d="M104 152h82M108 152v-8M182 152v-8M104 144h82M145 74v-8a6 6 0 0 0-12 0v8" />
        {SLICES.map((x) => (
          <path key={x} d={`M${x} 144V98c-9-8-4-22 8-22h16c12 0 17 14 8 22v46`} />
        ))}
      </g>
      <path d={`M${crack.join('L')}`} strokeWidth="1.2" />
      <path d="M34 104c12 6 36 6 48 0M40 114c10 5 26 5 36 0" strokeWidth="0.8" />
      <path d="M42 86c0-14 4-24 10-30" strokeWidth="0.8" />
      <path d="M12 160h176M34 166h132" strokeWidth="0.8" />
    </g>
  );
}
