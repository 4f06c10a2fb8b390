import { type ComponentType, Suspense } from 'react';
import { Engraving } from './Engraving.tsx';
import { lazyMotif } from './lazyMotif.ts';
import type { MotifProps } from './motif.types.ts';

const motifs = {
  starter: lazyMotif('StarterMotif'),
  fish: lazyMotif('FishMotif'),
  grill: lazyMotif('GrillMotif'),
  garden: lazyMotif('GardenMotif'),
  pudding: lazyMotif('PuddingMotif'),
  drink: lazyMotif('DrinksMotif'),
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
      <Suspense>
        <Motif seed={seed} />
      </Suspense>
    </Engraving>
  );
}
