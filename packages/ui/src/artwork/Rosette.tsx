import { useId, useMemo } from 'react';
import { strandAngles, wavePath } from './guilloche.ts';
import type { Band } from './rosettes.ts';

export interface RosetteProps {
  readonly bands: readonly Band[];
  /** The stroke width, for a rosette of radius 100. */
  readonly line?: number;
}

/** A guilloche rosette around 0, 0 with a radius of 100, in `currentColor`. Use it inside an `<svg>`. */
export function Rosette({ bands, line = 0.5 }: RosetteProps) {
  const id = useId();
  const drawn = useMemo(
    () =>
      bands.map((band, index) => ({
        key: `${id}-${index}`,
        path: wavePath(band),
        turns: strandAngles(band.crests, band.strands),
      })),
    [bands, id],
  );
  return (
    <g fill="none" stroke="currentColor" strokeWidth={line}>
      {drawn.map(({ key, path, turns }) => (
        <g key={key}>
          <path id={key} d={path} />
          {turns.slice(1).map((turn) => (
            <use key={turn} href={`#${key}`} transform={`rotate(${turn})`} />
          ))}
        </g>
      ))}
    </g>
  );
}
