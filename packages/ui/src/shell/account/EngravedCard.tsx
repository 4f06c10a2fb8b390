import { useId } from 'react';
import { styled } from 'styled-components';
import { Rosette } from '../../artwork/Rosette.tsx';
import type { Band } from '../../artwork/rosettes.ts';
import { type SuitName, suitPaths } from '../../artwork/suits.ts';
import { vars } from '../../tokens/vars.ts';

const Light = styled.stop`
  stop-color: ${vars.color.heroFrom};
`;

const Shade = styled.stop`
  stop-color: ${vars.color.heroTo};
`;

const Lines = styled.g`
  fill: none;
  stroke: ${vars.color.metal};
`;

const Engraving = styled.g`
  color: ${vars.color.pattern};
`;

const Pips = styled.g`
  fill: ${vars.color.metal};
`;

const WEAVES: Readonly<Record<SuitName, readonly Band[]>> = {
  clubs: [
    { radius: 88, amplitude: 11, crests: 24, strands: 4 },
    { radius: 64, amplitude: 13, crests: 12, strands: 5 },
  ],
  diamonds: [
    { radius: 86, amplitude: 13, crests: 16, strands: 5 },
    { radius: 62, amplitude: 12, crests: 8, strands: 6 },
  ],
  hearts: [
    { radius: 88, amplitude: 11, crests: 18, strands: 5 },
    { radius: 66, amplitude: 14, crests: 12, strands: 5 },
  ],
  spades: [
    { radius: 90, amplitude: 9, crests: 36, strands: 4 },
    { radius: 74, amplitude: 14, crests: 18, strands: 5 },
    { radius: 54, amplitude: 10, crests: 9, strands: 5 },
  ],
};

export interface EngravedCardProps {
  readonly suit: SuitName;
  /** An SVG transform. The card is 200 by 280, centred on 0, 0. */
  readonly transform?: string;
  /** Leaves out the rosette, which is most of the drawing's size in bytes. */
  readonly plain?: boolean;
}

/** A playing card engraved in metal, for use inside an `<svg>`. Decoration: hidden from assistive technology. */
export function EngravedCard({ suit, transform, plain = false }: EngravedCardProps) {
  const outline = suitPaths[suit];
  const sheen = useId();
  return (
    <g transform={transform}>
      <linearGradient id={sheen} x1="0" y1="0" x2="0.7" y2="1">
        <Light offset="0" />
        <Shade offset="1" />
      </linearGradient>
      <rect x="-100" y="-140" width="200" height="280" rx="16" fill={`url(#${sheen})`} />
      {plain || (
        <Engraving transform="scale(0.88)">
          <Rosette bands={WEAVES[suit]} line={0.6} />
        </Engraving>
      )}
      <Lines>
        <rect x="-100" y="-140" width="200" height="280" rx="16" strokeWidth="1.2" />
        <rect x="-91" y="-131" width="182" height="262" rx="10" strokeWidth="0.4" />
      </Lines>
      <Pips>
        <path d={outline} transform="translate(-28 -28) scale(0.56)" />
        <path d={outline} transform="translate(-80 -120) scale(0.22)" />
        <path d={outline} transform="rotate(180) translate(-80 -120) scale(0.22)" />
      </Pips>
    </g>
  );
}
