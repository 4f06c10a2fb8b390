import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { Rosette } from '../../artwork/Rosette.tsx';
import { rosettes } from '../../artwork/rosettes.ts';
import { suitPaths, tierCards } from '../../artwork/suits.ts';
import type { Tier } from '../../tokens/tiers.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { wheelRankSize } from '../../tokens/wheel.ts';
import { useReveal } from './useReveal.ts';
import { useWheelMotion, type WheelPhase } from './useWheelMotion.ts';
import { WheelFace } from './WheelFace.tsx';
import { WHEEL_HEIGHT } from './wheelDimensions.ts';
import { restingAngle, type WheelPrize, waitingAngle, wheelSlices } from './wheelLayout.ts';

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  overflow: visible;
  color: ${vars.color.metal};
  forced-color-adjust: none;
`;

/** The list of prizes says what the drawings show, so screen readers skip them. */
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

const Bezel = styled.circle`
  fill: none;
  stroke: ${vars.color.pattern};
`;

/** Leads from the pointer to the slice below it. Callouts pass over it. */
const Sight = styled.path`
  stroke: ${vars.color.metal};
  stroke-width: 1.5;
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

/** The ticket of a win. Only its animation shows it. */
const Ticket = styled.g`
  opacity: 0;
  fill: ${vars.color.metal};
  color: ${vars.color.heroTo};
  transform-box: view-box;
  transform-origin: 0 0;
  pointer-events: none;
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
 * The wheel of a daily game, drawn to scale, with the drawing of each prize. It waits on a slice that wins nothing, and
 * stops on the given prize: it never decides the result.
 *
 * - When: to reveal the result of a draw.
 * - When not: as a control. A button beside it starts the spin.
 */
export function PrizeWheel({ prizes, state, seed, tier, label, onRest }: PrizeWheelProps) {
  const ref = useRef<SVGGElement>(null);
  const wheel = useRef<SVGSVGElement>(null);
  const ticket = useRef<SVGGElement>(null);
  const slices = useMemo(() => wheelSlices(prizes), [prizes]);
  const prize = 'prize' in state ? state.prize : null;
  const waiting = waitingAngle(slices);
  const angle = (prize === null ? null : restingAngle(slices, prize, seed)) ?? waiting;
  const phase: WheelPhase = state.status === 'landed' ? 'standing' : state.status;
  useWheelMotion(ref, phase, angle, onRest);
  useReveal(
    wheel,
    ticket,
    state.status,
    prizes.some(({ number, win }) => win && number === prize),
  );
  const still = state.status === 'landed';
  const { rank, suit } = tierCards[tier];
  return (
    <Svg ref={wheel} viewBox={`-200 -216 400 ${WHEEL_HEIGHT}`} role="img" aria-label={label}>
      <Drawing aria-hidden="true">
        <Case r="198" />
        <Bezel r="194" />
        <Sight d="M0 -190V-156" />
        <Turning ref={ref} style={{ transform: `rotate(${still ? angle : waiting}deg)` }}>
          <WheelFace
            slices={slices}
            suit={suit}
            landed={still ? sliceAt(slices, angle) : null}
            rest={angle}
          />
        </Turning>
        <Hub r="53" />
        <Engraving transform="scale(0.53)">
          <Rosette bands={rosettes[tier]} line={0.7} />
        </Engraving>
        <Hub r="35" />
        {/* The tail of the Q descends below the line. */}
        <Rank y={rank === 'Q' ? 2 : 6}>{rank}</Rank>
        <path
          d={suitPaths[suit]}
          fill="currentColor"
          transform={`translate(-7 ${rank === 'Q' ? 14 : 11}) scale(0.14)`}
        />
        <Ticket ref={ticket} data-ticket="">
          <path d="M-46 -28H46V-7A7 7 0 0 0 46 7V28H-46V7A7 7 0 0 0 -46 -7Z" />
          <path d="M-26 -21V21" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 3" />
          <path d={suitPaths[suit]} fill="currentColor" transform="translate(-4 -14) scale(0.28)" />
        </Ticket>
        <Pointer d="M0 -190L-11 -209Q0 -218 11 -209Z" />
      </Drawing>
    </Svg>
  );
}

function sliceAt(slices: ReturnType<typeof wheelSlices>, angle: number): number {
  const top = (360 - angle) % 360;
  return slices.findIndex(({ from, to }) => from <= top && top < to);
}
