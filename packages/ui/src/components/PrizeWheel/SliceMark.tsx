import { styled } from 'styled-components';
import { polar, polarPoint } from '../../artwork/polar.ts';
import { type SuitName, suitPaths } from '../../artwork/suits.ts';
import { vars } from '../../tokens/vars.ts';
import { type PrizeIcon, prizeIcons } from './prizeIcons.ts';
import { NARROW, OUTER } from './wheelDimensions.ts';
import type { WheelSlice } from './wheelLayout.ts';

/** The distance of a drawing from the centre, and the largest width of a drawing. */
const INSIDE = 116;
const LARGEST = 38;

const CALLOUT = { distance: 176.5, radius: 14, icon: 19 };

/** The grid of an icon, and the width of all lines, in units of the wheel. */
const GRID = 24;
const LINE = 1.7;

const Pip = styled.path`
  fill: ${vars.color.metal};
  opacity: 0.4;

  &[data-landed] { opacity: 1; }
`;

const Drawing = styled.path`
  fill: none;
  stroke: ${vars.color.metal};
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-landed] { stroke: ${vars.color.heroTo}; }
`;

const Leader = styled.path`
  stroke: ${vars.color.metal};
`;

const Callout = styled.circle`
  fill: ${vars.color.heroFrom};
  stroke: ${vars.color.metal};

  &[data-landed] { fill: ${vars.color.metal}; }
`;

export interface SliceMarkProps {
  readonly slice: WheelSlice;
  /** Marks a slice that wins nothing. */
  readonly suit: SuitName;
  /** True under the pointer of a wheel that has stopped. */
  readonly landed: boolean;
  /** The rotation at which the wheel rests, in degrees clockwise. Drawings are upright there. */
  readonly rest: number;
}

/** The mark of a slice: the drawing of its prize, in a callout if the slice is thin, or a suit if it wins nothing. */
export function SliceMark({ slice, suit, landed, rest }: SliceMarkProps) {
  const { win, icon, from, to } = slice;
  const middle = (from + to) / 2;
  const drawing = { icon, angle: middle, rest, landed };
  const here = landed || undefined;
  const narrow = to - from < NARROW;
  if (!win) {
    if (narrow) return null;
    const { x, y } = polarPoint(0, 0, middle, INSIDE);
    return (
      <Pip
        d={suitPaths[suit]}
        data-landed={here}
        transform={`translate(${x} ${y}) rotate(${middle}) scale(0.2) translate(-50 -50)`}
      />
    );
  }
  if (!narrow) {
    const chord = (2 * Math.PI * INSIDE * (to - from)) / 360;
    const size = Math.min(LARGEST, chord * 0.7);
    return <PrizeDrawing {...drawing} distance={INSIDE} size={size} />;
  }
  const { distance, radius, icon: size } = CALLOUT;
  const { x, y } = polarPoint(0, 0, middle, distance);
  return (
    <>
      <Leader d={`M${polar(0, 0, middle, OUTER)}L${polar(0, 0, middle, distance - radius)}`} />
      <Callout cx={x} cy={y} r={radius} data-landed={here} />
      <PrizeDrawing {...drawing} distance={distance} size={size} />
    </>
  );
}

interface PrizeDrawingProps {
  readonly icon: PrizeIcon;
  /** In degrees clockwise from the top. */
  readonly angle: number;
  readonly rest: number;
  readonly distance: number;
  readonly size: number;
  readonly landed: boolean;
}

/** The drawing of a prize, upright when the wheel rests. */
function PrizeDrawing({ icon, angle, rest, distance, size, landed }: PrizeDrawingProps) {
  const scale = size / GRID;
  const { x, y } = polarPoint(0, 0, angle, distance);
  return (
    <Drawing
      d={prizeIcons[icon].path}
      data-landed={landed || undefined}
      strokeWidth={LINE / scale}
      transform={`translate(${x} ${y}) rotate(${-rest}) scale(${scale}) translate(-${GRID / 2} -${GRID / 2})`}
    />
  );
}
