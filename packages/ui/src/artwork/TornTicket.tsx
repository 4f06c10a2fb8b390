import { styled } from 'styled-components';
import { vars } from '../tokens/vars.ts';

const Svg = styled.svg`
  display: block;
  inline-size: 8rem;
  block-size: auto;
  fill: ${vars.color.surface};
  stroke: ${vars.color.metalText};

  g {
    fill: none;
  }
`;

/** A ticket with its stub torn off, for a redeemed offer. Decoration: hidden from assistive technology. */
export function TornTicket() {
  return (
    <Svg viewBox="0 0 160 88" strokeWidth="1.2" strokeLinejoin="round" aria-hidden="true">
      <path
        transform="rotate(-5 30 44)"
        d="M16 12a6 6 0 0 0-6 6v52a6 6 0 0 0 6 6h32l-3-7 5-8-4-7 4-9-5-8 6-7-4-8 3-7-2-7z"
      />
      <path d="M58 12l2 7-3 7 4 8-6 7 5 8-4 9 4 7-5 8 3 7h84a6 6 0 0 0 6-6V18a6 6 0 0 0-6-6z" />
      <g>
        <path
          d="M70 18h68a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H70"
          strokeWidth="0.6"
          strokeDasharray="2 2"
        />
        <path d="M93 45l8 8 16-18" strokeWidth="2.4" strokeLinecap="round" />
      </g>
    </Svg>
  );
}
