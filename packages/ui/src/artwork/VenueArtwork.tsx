import { Engraving } from './Engraving.tsx';
import { Facade } from './venues/Facade.tsx';

/** Props of `VenueArtwork`. */
export interface VenueArtworkProps {
  /** The venue's id or name. The same seed always draws the same front. */
  readonly seed: string;
}

/**
 * The front of a venue by night, in the ratio 2:1. It fills its container, and is never cropped. Decoration:
 * hidden from assistive technology.
 */
export function VenueArtwork({ seed }: VenueArtworkProps) {
  return (
    <Engraving width={400}>
      <Facade seed={seed} />
    </Engraving>
  );
}
