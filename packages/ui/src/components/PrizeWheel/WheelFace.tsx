import { memo } from 'react';
import { styled } from 'styled-components';
import { polar, ticks } from '../../artwork/polar.ts';
import type { SuitName } from '../../artwork/suits.ts';
import { vars } from '../../tokens/vars.ts';
import { SliceMark } from './SliceMark.tsx';
import { INNER, OUTER } from './wheelDimensions.ts';
import type { WheelSlice } from './wheelLayout.ts';

const Slice = styled.path`
  fill: ${vars.color.heroTo};
  stroke: ${vars.color.metal};
  stroke-width: 0.75;
  stroke-linejoin: round;

  &[data-win] { fill: ${vars.color.heroVia}; }
  &[data-win='high'] { fill: ${vars.color.heroFrom}; }
  &[data-landed][data-win] { fill: ${vars.color.metal}; }
`;

/** Marks the slice of a loss. */
const Outline = styled.path`
  fill: none;
  stroke: ${vars.color.metal};
  stroke-width: 4;
  stroke-linejoin: round;
`;

const Graduation = styled.path`
  fill: none;
  stroke: ${vars.color.metal};
  stroke-width: 0.6;
`;

const Rim = styled.circle`
  fill: none;
  stroke: ${vars.color.metal};
`;

export interface WheelFaceProps {
  readonly slices: readonly WheelSlice[];
  /** Marks the slices that win nothing. */
  readonly suit: SuitName;
  /** The index of the slice under the pointer, or null while the wheel turns or waits. */
  readonly landed: number | null;
  /** The rotation at which the wheel rests, in degrees clockwise. Drawings are upright there. */
  readonly rest: number;
}

/** The rotating part of the wheel, around 0, 0: slices to scale, a hundred marks, and callouts outside. */
export const WheelFace = memo(function WheelFace({ slices, suit, landed, rest }: WheelFaceProps) {
  const lost = landed === null ? undefined : slices.find(({ win }, at) => at === landed && !win);
  return (
    <g>
      <Graduation d={ticks(0, 0, OUTER + 3, OUTER + 7, 100)} />
      <Graduation d={ticks(0, 0, OUTER + 3, OUTER + 10, 10)} strokeWidth={1.2} />
      {slices.map((slice, index) => {
        const here = index === landed || undefined;
        const win = slice.win ? (index % 4 === 0 ? 'high' : 'low') : undefined;
        return <Slice key={slice.from} d={slicePath(slice)} data-win={win} data-landed={here} />;
      })}
      <Rim r={OUTER + 1} strokeWidth={1.5} />
      <Rim r={INNER} strokeWidth={1.5} />
      {lost && <Outline d={slicePath(lost)} />}
      {slices.map((slice, index) => (
        <SliceMark
          key={slice.from}
          slice={slice}
          suit={suit}
          landed={index === landed}
          rest={rest}
        />
      ))}
    </g>
  );
});

/** An SVG arc cannot be a full circle, so a slice of 360 degrees is two halves. */
function slicePath({ from, to }: Pick<WheelSlice, 'from' | 'to'>): string {
  if (to - from > 359.9) {
    return slicePath({ from, to: from + 180 }) + slicePath({ from: from + 180, to: from + 359.8 });
  }
  const large = to - from > 180 ? 1 : 0;
  const outer = `M${polar(0, 0, from, OUTER)}A${OUTER} ${OUTER} 0 ${large} 1 ${polar(0, 0, to, OUTER)}`;
  const inner = `L${polar(0, 0, to, INNER)}A${INNER} ${INNER} 0 ${large} 0 ${polar(0, 0, from, INNER)}Z`;
  return outer + inner;
}
