import type { ComponentType } from 'react';
import { FishMotif } from './dishes/FishMotif.tsx';
import { GardenMotif } from './dishes/GardenMotif.tsx';
import { GrillMotif } from './dishes/GrillMotif.tsx';
import { PuddingMotif } from './dishes/PuddingMotif.tsx';
import { StarterMotif } from './dishes/StarterMotif.tsx';
import { Engraving } from './Engraving.tsx';
import type { MotifProps } from './motif.types.ts';
import { DrinksMotif } from './offers/DrinksMotif.tsx';

const motifs = {
  starter: StarterMotif,
  fish: FishMotif,
  grill: GrillMotif,
  garden: GardenMotif,
  pudding: PuddingMotif,
  drink: DrinksMotif,
} as const satisfies Readonly<Record<string, ComponentType<MotifProps>>>;

/** The kind of a dish or a drink. */
export type DishKind = keyof typeof motifs;

/**
 * Every kind that has a picture.
 * @public
 */
export const DISH_KINDS = Object.keys(motifs) as readonly DishKind[];

/** Props of `DishArtwork`. */
export interface DishArtworkProps {
  readonly kind: DishKind;
  /** The name of the dish or section. The same seed always draws the same picture. */
  readonly seed: string;
}

/**
 * The picture of a dish or a section of a menu. It fills its container, and is never cropped. Decoration: hidden from
 * assistive technology.
 */
export function DishArtwork({ kind, seed }: DishArtworkProps) {
  const Motif = motifs[kind];
  return (
    <Engraving>
      <Motif seed={seed} />
    </Engraving>
  );
}
