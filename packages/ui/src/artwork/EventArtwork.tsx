import type { ComponentType } from 'react';
import { Engraving } from './Engraving.tsx';
import { CardsMotif } from './events/CardsMotif.tsx';
import { MusicMotif } from './events/MusicMotif.tsx';
import { RacingMotif } from './events/RacingMotif.tsx';
import { SeasonMotif } from './events/SeasonMotif.tsx';
import { SlotsMotif } from './events/SlotsMotif.tsx';
import type { MotifProps } from './motif.types.ts';
import { DrinksMotif } from './offers/DrinksMotif.tsx';
import { EventMotif } from './offers/EventMotif.tsx';
import { seededRandom } from './seededRandom.ts';

const motifs = {
  stage: EventMotif,
  music: MusicMotif,
  cards: CardsMotif,
  slots: SlotsMotif,
  racing: RacingMotif,
  season: SeasonMotif,
  tasting: DrinksMotif,
} as const satisfies Readonly<Record<string, ComponentType<MotifProps>>>;

/** What an event is about. */
export type EventKind = keyof typeof motifs;

/** Every kind that has a picture. */
export const EVENT_KINDS = Object.keys(motifs) as readonly EventKind[];

/** A kind that suits any event, the same for the same seed: where the content service names none. */
export function eventKindOf(seed: string): EventKind {
  const drawn = Math.floor(seededRandom(seed)() * EVENT_KINDS.length);
  return EVENT_KINDS[drawn] ?? 'stage';
}

export interface EventArtworkProps {
  /** The event's id: it varies the picture, always in the same way. */
  readonly seed: string;
  /** What it is about; one is drawn from the seed where it is absent. */
  readonly kind?: EventKind;
  /** Drained of its colour, for what is over. */
  readonly spent?: boolean;
}

/** The engraved picture of an event or a promotion. It fills what holds it and keeps its middle in view. Decoration. */
export function EventArtwork({ seed, kind = eventKindOf(seed), spent = false }: EventArtworkProps) {
  const Motif = motifs[kind];
  return (
    <Engraving spent={spent}>
      <Motif seed={seed} />
    </Engraving>
  );
}
