import { styled } from 'styled-components';
import { vars } from '../tokens/vars.ts';
import { ticks } from './polar.ts';
import { emblems, plainEmblem } from './venues/emblems.tsx';

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  color: ${vars.color.metal};
`;

const Chip = styled.circle`
  fill: ${vars.color.heroVia};
  stroke: currentColor;
`;

/**
 * The names of the emblems.
 * @public
 */
export const VENUE_EMBLEMS: readonly string[] = [...emblems.keys()];

/** Props of `VenueEmblem`. */
export interface VenueEmblemProps {
  /** The emblem's name. An unknown name shows a spade. */
  readonly name: string;
}

/**
 * A venue's emblem on a casino chip. It takes the width of its container. Decoration: hidden from assistive
 * technology.
 */
export function VenueEmblem({ name }: VenueEmblemProps) {
  return (
    <Svg viewBox="0 0 96 96" aria-hidden="true">
      <Chip cx="48" cy="48" r="47" strokeWidth="1" />
      <path
        d={ticks(48, 48, 41.5, 46, 12, 15)}
        stroke="currentColor"
        strokeWidth="9"
        opacity="0.85"
      />
      <Chip cx="48" cy="48" r="39.5" strokeWidth="0.8" />
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {emblems.get(name) ?? plainEmblem}
      </g>
    </Svg>
  );
}
