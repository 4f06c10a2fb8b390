import type { SavingState, SettingsWaiting } from '../Settings/Settings.types.ts';
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

/** The state of `InterestsScreen`. */
export type InterestsState =
  | SettingsWaiting
  | {
      readonly status: 'ready';
      /** False without a connection: everything can be read, nothing changed. */
      readonly editable: boolean;
      /** All of them, in order. */
      readonly interests: readonly { readonly name: InterestName; readonly chosen: boolean }[];
      readonly saving: SavingState;
    };

/** Props of `InterestsScreen`. */
export interface InterestsScreenProps {
  readonly layout: Layout;
  readonly state: InterestsState;
  readonly settingsHref: string;
  /** Takes effect at once. */
  readonly onChange: (name: InterestName, chosen: boolean) => void;
  readonly onRetry: () => void;
}
