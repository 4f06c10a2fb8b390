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
`;

/** Its numbers are those of the list of prizes, and nothing by themselves. */
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

/** What the wheel shows. Numbers are those of its prizes. */
export type PrizeWheelState =
  | { readonly status: 'standing' }
  /** It turns, and its result is not known yet. */
  | { readonly status: 'turning' }
  /** It comes to rest on this prize, and tells when it has. */
  | { readonly status: 'settling'; readonly prize: number }
  /** It stands on this prize. */
  | { readonly status: 'landed'; readonly prize: number };

export interface PrizeWheelProps {
  /** What can be drawn: each has as much of the wheel as its weight has of the draw. */
  readonly prizes: readonly WheelPrize[];
  readonly state: PrizeWheelState;
  /** Chooses where within a prize it comes to rest, always the same. */
  readonly seed: string;
  /** Its card stands at the hub. */
  readonly tier: Tier;
  /** What the wheel is, and on what it rests, for assistive technology. */
  readonly label: string;
  /** Called once it has come to rest; at once where motion is not wanted. */
  readonly onRest: () => void;
}

/**
 * The wheel of a daily game: drawn to scale, heavy, and honest: it lands where it is told.
 *
 * - When: a chance has been decided elsewhere, and the result is to be met with.
 * - When not: it is no control: a button beside it sets it in motion.
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
