import type { SavingState } from '../Settings/Settings.types.ts';
import type { Layout } from '../shared.types.ts';

/** Something that a member can like: a key of the catalogue's interests. */
export type InterestName =
  | 'roulette'
  | 'blackjack'
  | 'poker'
  | 'slots'
  | 'tournaments'
  | 'dining'
  | 'drinks'
  | 'live-music'
  | 'sport';

export interface InterestsScreenProps {
  readonly layout: Layout;
  readonly offline: boolean;
  readonly settingsHref: string;
  /** All of them, in order. */
  readonly interests: readonly { readonly name: InterestName; readonly chosen: boolean }[];
  readonly saving: SavingState;
  /** Takes effect at once. */
  readonly onChange: (name: InterestName, chosen: boolean) => void;
}
