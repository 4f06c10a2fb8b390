import { styled } from 'styled-components';
import { polar, polarPoint, ticks } from '../../artwork/polar.ts';
import { type SuitName, suitPaths } from '../../artwork/suits.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { WheelSlice } from './wheelLayout.ts';

const OUTER = 176;
const INNER = 66;
/** A slice narrower than this, in degrees, has a small number near the rim. */
const NARROW = 13;

const Slice = styled.path`
  fill: ${vars.color.heroTo};
  stroke: ${vars.color.metal};
  stroke-width: 0.75;
  stroke-linejoin: round;

  &[data-win] { fill: ${vars.color.heroVia}; }
  &[data-win='high'] { fill: ${vars.color.heroFrom}; }
  &[data-landed] { fill: ${vars.color.metal}; }
`;

const Numeral = styled.text`
  ${typography('figureSmall')}
  fill: ${vars.color.metal};
  text-anchor: middle;
  dominant-baseline: central;

  &[data-narrow] {
    ${typography('caption')}
  }

  &[data-landed] { fill: ${vars.color.heroTo}; }
`;

const Pip = styled.path`
  fill: ${vars.color.metal};
  opacity: 0.4;

  &[data-landed] {
    fill: ${vars.color.heroTo};
    opacity: 1;
  }
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
  /** The index of the slice under the pointer, or null while the wheel turns. */
  readonly landed: number | null;
}

/** The rotating part of the wheel, around 0, 0: slices to scale, and a rim with a hundred marks. */
export function WheelFace({ slices, suit, landed }: WheelFaceProps) {
  return (
    <g>
      <Graduation d={ticks(0, 0, 179, 184, 100)} />
      <Graduation d={ticks(0, 0, 179, 188, 10)} strokeWidth={1.2} />
      {slices.map((slice, index) => {
        const here = index === landed || undefined;
        const win = slice.win ? (index % 4 === 0 ? 'high' : 'low') : undefined;
        return <Slice key={slice.from} d={pathOf(slice)} data-win={win} data-landed={here} />;
      })}
      {slices.map((slice, index) => (
        <Mark key={slice.from} slice={slice} suit={suit} landed={index === landed} />
      ))}
      <Rim r={OUTER + 1} strokeWidth={1.5} />
      <Rim r={INNER} strokeWidth={1.5} />
    </g>
  );
}

interface MarkProps {
  readonly slice: WheelSlice;
  readonly suit: SuitName;
  readonly landed: boolean;
}

/** The mark in a slice: the number of its prize, or a suit if it wins nothing. */
function Mark({ slice: { number, win, from, to }, suit, landed }: MarkProps) {
  const narrow = to - from < NARROW;
  const middle = (from + to) / 2;
  const { x, y } = polarPoint(0, 0, middle, narrow ? 158 : win ? 126 : 138);
  const here = landed || undefined;
  if (!win) {
    if (narrow) return null;
    return (
      <Pip
        d={suitPaths[suit]}
        data-landed={here}
        transform={`translate(${x} ${y}) rotate(${middle}) scale(0.2) translate(-50 -50)`}
      />
    );
  }
  return (
    <Numeral
      data-narrow={narrow || undefined}
      data-landed={here}
      transform={`translate(${x} ${y}) rotate(${middle})`}
    >
      {number}
    </Numeral>
  );
}

/** An SVG arc cannot be a full circle, so a slice of 360 degrees is two halves. */
function pathOf({ from, to }: WheelSlice): string {
  if (to - from > 359.9) {
    return (
      pathOf({ number: 0, win: true, from, to: from + 180 }) +
      pathOf({ number: 0, win: true, from: from + 180, to: from + 359.8 })
    );
  }
  const large = to - from > 180 ? 1 : 0;
  const outer = `M${polar(0, 0, from, OUTER)}A${OUTER} ${OUTER} 0 ${large} 1 ${polar(0, 0, to, OUTER)}`;
  const inner = `L${polar(0, 0, to, INNER)}A${INNER} ${INNER} 0 ${large} 0 ${polar(0, 0, from, INNER)}Z`;
  return outer + inner;
}
