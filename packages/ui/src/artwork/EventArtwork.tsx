import { type ComponentType, Suspense } from 'react';
import { Engraving } from './Engraving.tsx';
import { lazyMotif } from './lazyMotif.ts';
import type { MotifProps } from './motif.types.ts';
import { seededRandom } from './seededRandom.ts';

const motifs = {
  stage: lazyMotif('EventMotif'),
  music: lazyMotif('MusicMotif'),
  cards: lazyMotif('CardsMotif'),
  slots: lazyMotif('SlotsMotif'),
  racing: lazyMotif('RacingMotif'),
  season: lazyMotif('SeasonMotif'),
  masquerade: lazyMotif('MaskMotif'),
  friends: lazyMotif('FriendsMotif'),
  tasting: lazyMotif('DrinksMotif'),
  dining: lazyMotif('DiningMotif'),
  tea: lazyMotif('TeapotMotif'),
  roast: lazyMotif('RoastMotif'),
  terrace: lazyMotif('TerraceMotif'),
  breakfast: lazyMotif('BreakfastMotif'),
} as const satisfies Readonly<Record<string, ComponentType<MotifProps>>>;

/** The subject of an event. */
export type EventKind = keyof typeof motifs;

/** Every kind that has a picture. */
export const EVENT_KINDS = Object.keys(motifs) as readonly EventKind[];

/** Returns a kind for an event without a kind. The same seed always gives the same kind. */
export function readEventKind(seed: string): EventKind {
  const drawn = Math.floor(seededRandom(seed)() * EVENT_KINDS.length);
  return EVENT_KINDS[drawn] ?? 'stage';
}

/** Props of `EventArtwork`. */
export interface EventArtworkProps {
  /** The event's id. The same seed always draws the same picture. */
  readonly seed: string;
  /** The subject of the event. By default, the seed chooses it. */
  readonly kind?: EventKind;
  /** Removes the colour, for past events. */
  readonly spent?: boolean;
}

/**
 * The picture of an event or a promotion. It fills its container, and is never cropped. Decoration: hidden from
 * assistive technology.
 */
export function EventArtwork({
  seed,
  kind = readEventKind(seed),
  spent = false,
}: EventArtworkProps) {
  const Motif = motifs[kind];
  return (
    <Engraving spent={spent}>
      <Suspense>
        <Motif seed={seed} />
      </Suspense>
    </Engraving>
  );
}
