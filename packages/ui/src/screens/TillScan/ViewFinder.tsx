import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

const Svg = styled.svg`
  position: relative;
  place-self: center;
  inline-size: min(60%, 15rem);
  block-size: auto;
  padding-block-end: ${vars.space[10]};
  fill: none;
  color: ${vars.color.metal};
`;

const CORNERS =
  'M4 26V12a8 8 0 0 1 8-8h14M74 4h14a8 8 0 0 1 8 8v14M96 74v14a8 8 0 0 1-8 8H74M26 96H12a8 8 0 0 1-8-8V74';

/** Four corners around the place of the code. The dark edge is visible on any picture. */
export function ViewFinder() {
  return (
    <Svg viewBox="0 0 100 100" aria-hidden="true" strokeLinecap="round">
      <path d={CORNERS} stroke={vars.color.heroTo} strokeWidth="5" />
      <path d={CORNERS} stroke="currentColor" strokeWidth="2.5" />
    </Svg>
  );
}
