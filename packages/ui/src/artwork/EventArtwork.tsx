import { type ComponentType, lazy, Suspense } from 'react';
import { Engraving } from './Engraving.tsx';
import { CardsMotif } from './events/CardsMotif.tsx';
import { FriendsMotif } from './events/FriendsMotif.tsx';
import { MaskMotif } from './events/MaskMotif.tsx';
import { MusicMotif } from './events/MusicMotif.tsx';
import { RacingMotif } from './events/RacingMotif.tsx';
import { SeasonMotif } from './events/SeasonMotif.tsx';
import { SlotsMotif } from './events/SlotsMotif.tsx';
import type { MotifProps } from './motif.types.ts';
import { DiningMotif } from './offers/DiningMotif.tsx';
import { DrinksMotif } from './offers/DrinksMotif.tsx';
import { EventMotif } from './offers/EventMotif.tsx';
import { seededRandom } from './seededRandom.ts';
import type { tableMotifs } from './table/tableMotifs.ts';

const NoMotif = () => null;

/** A motif outside the first load. A picture whose motif does not load keeps its background. */
const later = (name: keyof typeof tableMotifs) =>
  lazy<ComponentType<MotifProps>>(() =>
    import('./table/tableMotifs.ts').then(
      ({ tableMotifs }) => ({ default: tableMotifs[name] }),
      () => ({ default: NoMotif }),
    ),
  );

const motifs = {
  stage: EventMotif,
  music: MusicMotif,
  cards: CardsMotif,
  slots: SlotsMotif,
  racing: RacingMotif,
  season: SeasonMotif,
  masquerade: MaskMotif,
  friends: FriendsMotif,
  tasting: DrinksMotif,
  dining: DiningMotif,
  tea: later('tea'),
  roast: later('roast'),
  terrace: later('terrace'),
  breakfast: later('breakfast'),
} as const satisfies Readonly<Record<string, ComponentType<MotifProps>>>;

/** The subject of an event. */
export type EventKind = keyof typeof motifs;

/** Every kind that has a picture. */
export const EVENT_KINDS = Object.keys(motifs) as readonly EventKind[];

/** Returns a kind for an event without a kind. The same seed always gives the same kind. */
export function eventKindOf(seed: string): EventKind {
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
export function EventArtwork({ seed, kind = eventKindOf(seed), spent = false }: EventArtworkProps) {
  const Motif = motifs[kind];
  return (
    <Engraving spent={spent}>
      <Suspense>
        <Motif seed={seed} />
      </Suspense>
    </Engraving>
  );
}
