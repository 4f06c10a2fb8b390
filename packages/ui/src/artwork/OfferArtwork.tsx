import type { ComponentType } from 'react';
import { Engraving } from './Engraving.tsx';
import type { MotifProps } from './motif.types.ts';
import { DiningMotif } from './offers/DiningMotif.tsx';
import { DrinksMotif } from './offers/DrinksMotif.tsx';
import { EventMotif } from './offers/EventMotif.tsx';
import { GamingMotif } from './offers/GamingMotif.tsx';
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
    <Engraving spent={spent}>
      <Motif seed={seed} />
    </Engraving>
  );
}
