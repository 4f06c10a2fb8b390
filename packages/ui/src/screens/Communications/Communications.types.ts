import type { SavingState, SettingsWaiting } from '../Settings/Settings.types.ts';
import type { Layout } from '../shared.types.ts';

/** One way of being contacted about one product. */
export interface ConsentChoice {
  readonly topic: string;
  /** The words that the member agrees to, kept with the answer. */
  readonly wording: string;
  /** False until the member ticks it. */
  readonly given: boolean;
}

/** An answer that was given. */
export interface ConsentRecord {
  readonly wording: string;
  readonly given: boolean;
  /** ISO 8601 instant. */
  readonly at: string;
}

/** The state of `CommunicationsScreen`. */
export type CommunicationsState =
  | SettingsWaiting
  | {
      readonly status: 'ready';
      /** False without a connection: everything can be read, nothing changed. */
      readonly editable: boolean;
      readonly casino: readonly ConsentChoice[];
      readonly online: readonly ConsentChoice[];
      /** Newest first. */
      readonly history: readonly ConsentRecord[];
      readonly saving: SavingState;
    };

/** Props of `CommunicationsScreen`. */
export interface CommunicationsScreenProps {
  readonly layout: Layout;
  readonly state: CommunicationsState;
  readonly settingsHref: string;
  /** Takes effect at once. */
  readonly onChange: (topic: string, given: boolean) => void;
  readonly onRetry: () => void;
}
