import { styled } from 'styled-components';
import type { Tier } from '../tokens/tiers.ts';
import { vars } from '../tokens/vars.ts';
import { EngravedSuit } from './EngravedSuit.tsx';
import { ENGRAVING } from './Engraving.tsx';
import { Rosette } from './Rosette.tsx';
import { rosettes } from './rosettes.ts';
import { tierCards } from './suits.ts';

/** As large as on a card of any width: `cqi` refers to the container of the card. */
const Lines = styled.svg`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  min-inline-size: 88cqi;
  translate: -50% -50%;
  color: ${vars.color.pattern};
  mask: linear-gradient(to right, transparent, black 43%);

  [dir='rtl'] & {
    translate: 50% -50%;
    transform: scaleX(-1);
  }
`;

const Place = styled.div`
  position: absolute;
  inset: 0;
  container-type: size;
  color: ${vars.color.metal};
`;

/** A suit that is smaller than the text beside it is no longer a picture. */
const Centre = styled.svg`
  position: absolute;
  inset: 0 20%;
  inline-size: 60%;
  block-size: 100%;

  @container (inline-size < 3.5rem) or (block-size < 3.5rem) {
    display: none;
  }
`;

export interface CardFaceProps {
  readonly tier: Tier;
}

/**
 * The engraving of a member card: the tier's suit as large as its container allows, and around the suit the tier's
 * rosette, which is behind the text of the card and fades towards the inline start. It fills its parent, which has a
 * position. Decoration: hidden from assistive technology.
 */
export function CardFace({ tier }: CardFaceProps) {
  return (
    <>
      <Lines viewBox="-100 -100 200 200" {...ENGRAVING}>
        <Rosette bands={rosettes[tier]} line={0.4} />
      </Lines>
      <Place>
        <Centre viewBox="0 0 100 100" {...ENGRAVING}>
          <EngravedSuit name={tierCards[tier].suit} x={50} y={50} height={100} />
        </Centre>
      </Place>
    </>
  );
}
