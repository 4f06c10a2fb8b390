import type { Layout } from '../../tokens/layouts.ts';
import type { SavingState, SettingsWaiting } from '../Settings/Settings.types.ts';

/** An interest: a key of the catalogue. */
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

/** The state of the interests page. */
export type InterestsState =
  | SettingsWaiting
  | {
      readonly status: 'ready';
      /** False if the device is offline: the page is read-only. */
      readonly editable: boolean;
      /** All interests, in order. */
      readonly interests: readonly { readonly name: InterestName; readonly chosen: boolean }[];
      readonly saving: SavingState;
    };

/** The props of `/settings/interests`. */
export interface InterestsScreenProps {
  readonly layout: Layout;
  readonly state: InterestsState;
  readonly settingsHref: string;
  /** Called for each change; the page has no save button. */
  readonly onChange: (name: InterestName, chosen: boolean) => void;
}
