import { useId } from 'react';
import { type SuitName, suitPaths } from './suits.ts';

export interface EngravedSuitProps {
  readonly name: SuitName;
  /** The centre and the height, in units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

const HATCHING = Array.from({ length: 26 }, (_, line) => line * 4);

/**
 * A suit shaded with fine lines, in `currentColor`. Use it inside an `<svg>`. No text may overlap its outline, which
 * `.storybook/settings/drawings.ts` checks.
 */
export function EngravedSuit({ name, x, y, height }: EngravedSuitProps) {
  const clip = useId();
  const scale = height / 100;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale}) translate(-50 -50)`}
      fill="none"
      stroke="currentColor"
    >
      <clipPath id={clip}>
        <path d={suitPaths[name]} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {HATCHING.map((offset) => (
          <path
            key={offset}
            d={`M0 ${offset}Q25 ${offset - 7} 50 ${offset}T100 ${offset}`}
            strokeWidth={0.6 + (offset / 100) * 1.4}
          />
        ))}
      </g>
      <path d={suitPaths[name]} strokeWidth={2} data-keep-clear={name} />
    </g>
  );
}
