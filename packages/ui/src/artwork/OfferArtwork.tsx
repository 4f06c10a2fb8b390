import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { vars } from '../tokens/vars.ts';
import { DiningMotif } from './offers/DiningMotif.tsx';
import { DrinksMotif } from './offers/DrinksMotif.tsx';
import { EventMotif } from './offers/EventMotif.tsx';
import { GamingMotif } from './offers/GamingMotif.tsx';
import type { MotifProps } from './offers/motif.types.ts';
import { StayMotif } from './offers/StayMotif.tsx';

/** What an offer takes part in. */
export type OfferCategory = 'dining' | 'gaming' | 'drinks' | 'stay' | 'event';

const motifs: Readonly<Record<OfferCategory, ComponentType<MotifProps>>> = {
  dining: DiningMotif,
  gaming: GamingMotif,
  drinks: DrinksMotif,
  stay: StayMotif,
  event: EventMotif,
};

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  background: radial-gradient(
    120% 120% at 20% 0%,
    ${vars.color.heroFrom},
    ${vars.color.heroVia} 55%,
    ${vars.color.heroTo}
  );
  color: ${vars.color.metal};

  &[data-spent] {
    background: ${vars.color.disabled};
    color: ${vars.color.onDisabled};
  }
`;

export interface OfferArtworkProps {
  readonly category: OfferCategory;
  /** The offer's id: it varies the picture, always in the same way. */
  readonly seed: string;
  /** Drained of its colour, for what is over. */
  readonly spent?: boolean;
}

/** The engraved picture of an offer. It fills what holds it and keeps its middle in view. Decoration. */
export function OfferArtwork({ category, seed, spent = false }: OfferArtworkProps) {
  const Motif = motifs[category];
  return (
    <Svg
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-spent={spent || undefined}
    >
      <Motif seed={seed} />
    </Svg>
  );
}
