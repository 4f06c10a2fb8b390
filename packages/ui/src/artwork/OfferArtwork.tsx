import { type ComponentType, Suspense } from 'react';
import { Engraving } from './Engraving.tsx';
import { lazyMotif } from './lazyMotif.ts';
import type { MotifProps } from './motif.types.ts';

/** The subject of an offer. */
export type OfferCategory = 'dining' | 'gaming' | 'slots' | 'drinks' | 'stay' | 'event';

const PlainMotif = lazyMotif('PlainMotif');

const motifs: Readonly<Record<OfferCategory, ComponentType<MotifProps>>> = {
  dining: lazyMotif('DiningMotif'),
  gaming: lazyMotif('GamingMotif'),
  slots: lazyMotif('SlotsMotif'),
  drinks: lazyMotif('DrinksMotif'),
  stay: lazyMotif('StayMotif'),
  event: lazyMotif('EventMotif'),
};

/**
 * Every category that has a picture.
 * @public
 */
export const OFFER_CATEGORIES = Object.keys(motifs) as readonly OfferCategory[];

/** Props of `OfferArtwork`. */
export interface OfferArtworkProps {
  /** Null for an offer without a category: the picture is then a suit. */
  readonly category: OfferCategory | null;
  /** The offer's id. The same seed always draws the same picture. */
  readonly seed: string;
  /** Removes the colour, for offers that are used or expired. */
  readonly spent?: boolean;
}

/**
 * The picture of an offer. It fills its container, and is never cropped. Decoration: hidden from assistive
 * technology.
 */
export function OfferArtwork({ category, seed, spent = false }: OfferArtworkProps) {
  const Motif = category === null ? PlainMotif : motifs[category];
  return (
    <Engraving spent={spent}>
      <Suspense>
        <Motif seed={seed} />
      </Suspense>
    </Engraving>
  );
}
