import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { Rosette } from '../../artwork/Rosette.tsx';
import { rosettes } from '../../artwork/rosettes.ts';
import { suitPaths, tierCards } from '../../artwork/suits.ts';
import type { Tier } from '../../tokens/tiers.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { wheelRankSize } from '../../tokens/wheel.ts';
import { useWheelMotion, type WheelPhase } from './useWheelMotion.ts';
import { WheelFace } from './WheelFace.tsx';
import { restingAngle, type WheelPrize, wheelSlices } from './wheelLayout.ts';

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  overflow: visible;
  color: ${vars.color.metal};
  forced-color-adjust: none;
`;

/** The numbers refer to the list of prizes. They mean nothing without it, so screen readers skip them. */
const Drawing = styled.g``;

const Turning = styled.g`
  transform-box: view-box;
  transform-origin: 0 0;
  will-change: transform;
`;

const Case = styled.circle`
  fill: ${vars.color.heroTo};
  stroke: ${vars.color.metal};
  stroke-width: 2;
`;

const Hub = styled.circle`
  fill: ${vars.color.heroVia};
  stroke: ${vars.color.metal};
  stroke-width: 1.5;
`;

const Engraving = styled.g`
  color: ${vars.color.pattern};
`;

const Rank = styled.text`
  ${typography('display')}
  font-size: ${wheelRankSize};
  fill: ${vars.color.metal};
  text-anchor: middle;
`;

const Pointer = styled.path`
  fill: ${vars.color.metal};
  stroke: ${vars.color.heroTo};
  stroke-width: 2;
  stroke-linejoin: round;
`;

/** The state of the wheel. `prize` is the number of a prize. */
export type PrizeWheelState =
  | { readonly status: 'standing' }
  /** It turns while the result is not known. */
  | { readonly status: 'turning' }
  /** It slows down, stops on this prize and then calls `onRest`. */
  | { readonly status: 'settling'; readonly prize: number }
  /** It has stopped on this prize. */
  | { readonly status: 'landed'; readonly prize: number };

/** Props of `PrizeWheel`. */
export interface PrizeWheelProps {
  /** The prizes. The share of a prize on the wheel is the share of its weight in the total. */
  readonly prizes: readonly WheelPrize[];
  readonly state: PrizeWheelState;
  /** Chooses the point within the prize's slice. The same seed gives the same point. */
  readonly seed: string;
  /** The tier whose card is at the hub. */
  readonly tier: Tier;
  /** The text alternative: the name of the wheel, and the prize on which it has stopped. */
  readonly label: string;
  /** Called when the wheel has stopped, or at once with `prefers-reduced-motion`. */
  readonly onRest: () => void;
}

/**
 * The wheel of a daily game, drawn to scale. It stops on the given prize: it never decides the result.
 *
 * - When: to reveal the result of a draw.
 * - When not: as a control. A button beside it starts the spin.
 */
export function PrizeWheel({ prizes, state, seed, tier, label, onRest }: PrizeWheelProps) {
  const ref = useRef<SVGGElement>(null);
  const slices = useMemo(() => wheelSlices(prizes), [prizes]);
  const prize = 'prize' in state ? state.prize : null;
  const angle = (prize !== null && restingAngle(slices, prize, seed)) || 0;
  const phase: WheelPhase = state.status === 'landed' ? 'standing' : state.status;
  useWheelMotion(ref, phase, angle, onRest);
  const still = state.status === 'landed';
  const { rank, suit } = tierCards[tier];
  return (
    <Svg viewBox="-200 -206 400 404" role="img" aria-label={label}>
      <Drawing aria-hidden="true">
        <Case r="195" />
        <Turning ref={ref} style={still ? { transform: `rotate(${angle}deg)` } : undefined}>
          <WheelFace slices={slices} suit={suit} landed={still ? sliceAt(slices, angle) : null} />
        </Turning>
        <Hub r="58" />
        <Engraving transform="scale(0.58)">
          <Rosette bands={rosettes[tier]} line={0.7} />
        </Engraving>
        <Hub r="37" />
        <Rank y="6">{rank}</Rank>
        <path d={suitPaths[suit]} fill="currentColor" transform="translate(-7 11) scale(0.14)" />
        <Pointer d="M0 -164L-11 -192Q0 -206 11 -192Z" />
      </Drawing>
    </Svg>
  );
}

function sliceAt(slices: ReturnType<typeof wheelSlices>, angle: number): number {
  const top = (360 - angle) % 360;
  return slices.findIndex(({ from, to }) => from <= top && top < to);
}
