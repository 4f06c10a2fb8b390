import type { NavigationLink } from '../../shell/shell.types.ts';
import type { OpeningTime } from '../OpeningHours.tsx';
import type { Layout } from '../shared.types.ts';

/** A casino in short. */
export interface VenueInShort {
  readonly id: number;
  readonly name: string;
  readonly emblem: string;
  /** Its lines. */
  readonly address: readonly string[];
  readonly mapUrl: string;
  /** As people read it. */
  readonly telephone: string;
}

/** A casino as its own page shows it. */
export interface VenueDetail extends VenueInShort {
  readonly intro: string;
  readonly openingHours: readonly OpeningTime[];
  readonly email: string;
  /** Rules of the casino, in order. */
  readonly rules: readonly string[];
}

/** The state of `MyCasinoScreen`. */
export type MyCasinoState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'no-venue' }
  | {
      readonly status: 'ready';
      readonly venue: VenueDetail;
      readonly otherVenues: readonly VenueInShort[];
    };

/** Props of `MyCasinoScreen`. */
export interface MyCasinoScreenProps {
  readonly layout: Layout;
  readonly state: MyCasinoState;
  /** What else the casino offers: events, promotions, restaurant. */
  readonly links: readonly NavigationLink[];
  readonly onRetry: () => void;
  readonly supportHref: string;
}
