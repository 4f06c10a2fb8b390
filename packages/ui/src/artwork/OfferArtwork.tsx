import type { ComponentType } from 'react';
import { Engraving } from './Engraving.tsx';
import type { MotifProps } from './motif.types.ts';
import { DiningMotif } from './offers/DiningMotif.tsx';
import { DrinksMotif } from './offers/DrinksMotif.tsx';
import { EventMotif } from './offers/EventMotif.tsx';
import { GamingMotif } from './offers/GamingMotif.tsx';
import { PlainMotif } from './offers/PlainMotif.tsx';
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
  /** Null for an offer without a picture of its own. */
  readonly category: OfferCategory | null;
  /** The offer's id: it varies the picture, always in the same way. */
  readonly seed: string;
  /** Drained of its colour, for what is over. */
  readonly spent?: boolean;
}

/** The engraved picture of an offer. It fills what holds it and keeps its middle in view. Decoration. */
export function OfferArtwork({ category, seed, spent = false }: OfferArtworkProps) {
  const Motif = category === null ? PlainMotif : motifs[category];
  return (
    <Engraving spent={spent}>
      <Motif seed={seed} />
    </Engraving>
  );
}
