import { styled } from 'styled-components';
import { media } from '../tokens/scale.ts';
import { type SuitName, suitPaths } from './suits.ts';

const Svg = styled.svg`
  display: block;
  flex: none;
  inline-size: 1em;
  block-size: 1em;

  ${media.forcedColors} {
    forced-color-adjust: auto;
  }
`;

/** Props of `Suit`. */
export interface SuitProps {
  readonly name: SuitName;
}

/** A suit in the colour and size of the surrounding text. Decoration: name the suit in text if it matters. */
export function Suit({ name }: SuitProps) {
  return (
    <Svg viewBox="0 0 100 100" fill="currentColor" aria-hidden="true">
      <path d={suitPaths[name]} />
    </Svg>
  );
}
