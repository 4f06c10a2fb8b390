import { Suspense } from 'react';
import { Engraving } from './Engraving.tsx';
import { lazyMotif } from './lazyMotif.ts';

const DiningRoomMotif = lazyMotif('DiningRoomMotif');

/** Props of `DiningRoomArtwork`. */
export interface DiningRoomArtworkProps {
  /** The name of the venue's emblem. An unknown name shows a spade. */
  readonly emblem: string;
}

/**
 * The dining room of a restaurant, with the venue's emblem in the window, in the ratio 2:1. It fills its container, and is
 * never cropped. Decoration: hidden from assistive technology.
 */
export function DiningRoomArtwork({ emblem }: DiningRoomArtworkProps) {
  return (
    <Engraving width={400}>
      <Suspense>
        <DiningRoomMotif emblem={emblem} />
      </Suspense>
    </Engraving>
  );
}
