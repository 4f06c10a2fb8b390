import type { SkyLight } from '../../artwork/venues/Sky.tsx';
import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { NavigationLink } from '../../shell/shell.types.ts';
import type { Layout } from '../../tokens/layouts.ts';
import type { OpeningTime } from '../shared/OpeningHours.tsx';
import type { EventTonight } from '../shared/useEveningWords.tsx';
import type { VenueOpening } from '../shared/venueOpening.ts';

/** The contact details of a casino. */
export interface VenueInShort {
  readonly id: number;
  readonly name: string;
  readonly emblem: string;
  /** One string per line. */
  readonly address: readonly string[];
  readonly mapUrl: string;
  /** As written for people, with spaces. */
  readonly telephone: string;
}

/** The member's casino with its contact details, opening hours and rules. */
export interface VenueDetail extends VenueInShort {
  readonly intro: string;
  /** The language of its texts, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  readonly openingHours: readonly OpeningTime[];
  /** Null if it is unknown, or if the casino does not open again today. */
  readonly opening: VenueOpening | null;
  /** The event of this evening; null if there is none, or if the events are not loaded. */
  readonly tonight: EventTonight | null;
  /** Until when the kitchen takes orders this evening, as `hh:mm`; null if it is unknown or over. */
  readonly kitchenUntil: string | null;
  /** The light outside the casino now. */
  readonly sky: SkyLight;
  readonly email: string;
  /** House rules, in order. */
  readonly rules: readonly string[];
}

/** The state of My Casino. */
export type MyCasinoState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | { readonly status: 'no-venue' }
  | {
      readonly status: 'ready';
      readonly venue: VenueDetail;
      readonly otherVenues: readonly VenueInShort[];
    };

/** The props of My Casino. */
export interface MyCasinoScreenProps {
  readonly layout: Layout;
  readonly state: MyCasinoState;
  /** Links to the events, promotions and restaurant of the casino. */
  readonly links: readonly NavigationLink[];
  readonly onRetry: () => void;
  readonly supportHref: string;
}
