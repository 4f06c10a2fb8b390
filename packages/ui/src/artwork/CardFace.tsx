import { useId } from 'react';
import { styled } from 'styled-components';
import type { Tier } from '../tokens/tiers.ts';
import { vars } from '../tokens/vars.ts';
import { EngravedSuit } from './EngravedSuit.tsx';
import { ENGRAVING } from './Engraving.tsx';
import { Rosette } from './Rosette.tsx';
import { rosettes } from './rosettes.ts';
import { tierCards } from './suits.ts';

const Svg = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  color: ${vars.color.metal};

  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

const Lines = styled.g`
  color: ${vars.color.pattern};
`;

export interface CardFaceProps {
  readonly tier: Tier;
}

/**
 * The engraving behind the text of a member card: the tier's rosette around its suit, at the inline end.
 * Decoration: hidden from assistive technology.
 */
export function CardFace({ tier }: CardFaceProps) {
  const fade = useId();
  const mask = useId();
  return (
    <Svg
      viewBox="0 0 432 280"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      {...ENGRAVING}
    >
      <defs>
        <linearGradient id={fade}>
          <stop offset="0.25" stopColor="black" />
          <stop offset="0.7" stopColor="white" />
        </linearGradient>
        <mask id={mask}>
          <rect width="432" height="280" fill={`url(#${fade})`} />
        </mask>
      </defs>
      <Lines mask={`url(#${mask})`}>
        <g transform="translate(330 142) scale(1.9)">
          <Rosette bands={rosettes[tier]} line={0.4} />
        </g>
      </Lines>
      <EngravedSuit name={tierCards[tier].suit} x={330} y={142} height={98} />
    </Svg>
  );
}
