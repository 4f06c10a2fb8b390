import { Suspense } from 'react';
import { Engraving } from './Engraving.tsx';
import { lazyMotif } from './lazyMotif.ts';
import type { SkyLight } from './venues/Sky.tsx';

const HouseMotif = lazyMotif('HouseMotif');

/** Props of `VenueArtwork`. */
export interface VenueArtworkProps {
  /** The name of the venue's emblem. Any other text draws a plain house, always the same for the same text. */
  readonly seed: string;
  /** The light outside, `night` by default. */
  readonly sky?: SkyLight;
  /** Lights the windows, by default. */
  readonly lit?: boolean;
}

/**
 * The house of a venue, in the ratio 2:1. It fills its container, and is never cropped. Decoration: hidden from
 * assistive technology.
 */
export function VenueArtwork({ seed, sky = 'night', lit = true }: VenueArtworkProps) {
  return (
    <Engraving width={400}>
      <Suspense>
        <HouseMotif seed={seed} sky={sky} lit={lit} />
      </Suspense>
    </Engraving>
  );
}
