import { styled } from 'styled-components';
import { vars } from '../tokens/vars.ts';
import { suitPaths } from './suits.ts';

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  color: ${vars.color.metalText};
`;

const Card = styled.rect`
  fill: ${vars.color.surface};
  stroke: currentColor;
`;

/** The middle card comes last, so that it is drawn on top. */
const TURNS = [-22, 22, 0];

/** Three face-down cards, for the empty state of a list. Decoration: hidden from assistive technology. */
export function EmptyHand() {
  return (
    <Svg viewBox="0 0 160 120" aria-hidden="true">
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 80 150)`}>
          <Card x="54" y="18" width="52" height="74" rx="6" strokeWidth="1.2" />
          <rect
            x="59"
            y="23"
            width="42"
            height="64"
            rx="3"
            fill="none"
            stroke="currentColor"
            strokeWidth="0.6"
            strokeDasharray="2 2"
          />
        </g>
      ))}
      <g transform="translate(69 44) scale(0.22)" fill="currentColor">
        <path d={suitPaths.spades} />
      </g>
    </Svg>
  );
}
