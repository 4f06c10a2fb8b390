import { useId } from 'react';
import { styled } from 'styled-components';
import type { Tier } from '../tokens/tiers.ts';
import { vars } from '../tokens/vars.ts';
import { Rosette } from './Rosette.tsx';
import { rosettes } from './rosettes.ts';
import { suitPaths, tierCards } from './suits.ts';

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  color: ${vars.color.metal};
`;

const Face = styled.rect`
  fill: ${vars.color.heroVia};
`;

/** Props of `CardBack`. */
export interface CardBackProps {
  readonly tier: Tier;
}

/**
 * The back of a tier's playing card, in the ratio 5:7: a lattice, a rosette and the suit. Decoration: hidden from
 * assistive technology.
 * @public
 */
export function CardBack({ tier }: CardBackProps) {
  const lattice = useId();
  return (
    <Svg viewBox="0 0 250 350" aria-hidden="true">
      <defs>
        <pattern id={lattice} width="14" height="14" patternUnits="userSpaceOnUse">
          <path
            d="M0 7 7 0 14 7 7 14ZM4.5 7 7 4.5 9.5 7 7 9.5Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="0.4"
          />
        </pattern>
      </defs>
      <Face width="250" height="350" rx="16" />
      <rect x="16" y="16" width="218" height="318" rx="8" fill={`url(#${lattice})`} opacity="0.5" />
      <g fill="none" stroke="currentColor">
        <rect x="10" y="10" width="230" height="330" rx="11" strokeWidth="1.2" />
        <rect x="16" y="16" width="218" height="318" rx="8" strokeWidth="0.5" />
      </g>
      <Face as="circle" cx="125" cy="175" r="92" />
      <g transform="translate(125 175) scale(0.9)">
        <Rosette bands={rosettes[tier]} line={0.55} />
      </g>
      <g transform="translate(101 151) scale(0.48)" fill="currentColor">
        <path d={suitPaths[tierCards[tier].suit]} />
      </g>
    </Svg>
  );
}
