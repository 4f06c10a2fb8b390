import { Engraving } from './Engraving.tsx';
import { Facade } from './venues/Facade.tsx';

export interface VenueArtworkProps {
  /** The venue's id or name: it decides the front, always in the same way. */
  readonly seed: string;
}

/** The front of a venue by night, twice as wide as high. It fills what holds it and keeps its middle in view. Decoration. */
export function VenueArtwork({ seed }: VenueArtworkProps) {
  return (
    <Engraving width={400}>
      <Facade seed={seed} />
    </Engraving>
  );
}
