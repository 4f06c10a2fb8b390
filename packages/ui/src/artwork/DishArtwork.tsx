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

/** What is on the plate, or in the glass. */
export type DishKind = keyof typeof motifs;

/** Every kind that has a picture. */
export const DISH_KINDS = Object.keys(motifs) as readonly DishKind[];

export interface DishArtworkProps {
  readonly kind: DishKind;
  /** The dish's or the section's name: it varies the picture, always in the same way. */
  readonly seed: string;
}

/** The engraved picture of a dish or a section of a menu. It fills what holds it and keeps its middle in view. Decoration. */
export function DishArtwork({ kind, seed }: DishArtworkProps) {
  const Motif = motifs[kind];
  return (
    <Engraving>
      <Motif seed={seed} />
    </Engraving>
  );
}
