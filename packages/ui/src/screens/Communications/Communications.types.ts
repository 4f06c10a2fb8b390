import type { LanguageTag } from '../../components/LanguageChoice/LanguageChoice.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import type { SavingState, SettingsWaiting } from '../Settings/Settings.types.ts';

/** The consent to one channel of contact about one product. */
export interface ConsentChoice {
  readonly topic: string;
  /** The name of the channel. */
  readonly label: string;
  /** False until the member ticks it. */
  readonly given: boolean;
}

/** The consents about one product. */
export interface ConsentQuestion {
  /** The text above the choices, such as "Offers for online gaming". */
  readonly question: string;
  readonly choices: readonly ConsentChoice[];
}

/** A stored answer. */
export interface ConsentRecord {
  /** The text that the member agreed to. */
  readonly wording: string;
  readonly given: boolean;
  /** ISO 8601 instant. */
  readonly at: string;
  /** The text as the member read it; absent in answers from before the app had languages. */
  readonly read?: {
    /** BCP 47 tag. */
    readonly language: LanguageTag;
    /** The version of the text, such as `1`. */
    readonly version: string;
  };
}

/** The outcome of a no at each casino of a member with several memberships. */
export interface Withdrawal {
  readonly topic: string;
  readonly outcomes: readonly {
    readonly id: string;
    /** The name of the casino; null if it is unknown. */
    readonly casino: string | null;
    readonly saved: boolean;
  }[];
}

/** The state of the communications page. */
export type CommunicationsState =
  | SettingsWaiting
  | {
      readonly status: 'ready';
      /** False if the device is offline: the page is read-only. */
      readonly editable: boolean;
      readonly casino: ConsentQuestion;
      readonly online: ConsentQuestion;
      /** Newest first. */
      readonly history: readonly ConsentRecord[];
      readonly saving: SavingState;
      /** The last no that was sent to several casinos; absent before. */
      readonly withdrawal?: Withdrawal;
    };

/** The props of `/settings/communications`. */
export interface CommunicationsScreenProps {
  readonly layout: Layout;
  readonly state: CommunicationsState;
  readonly settingsHref: string;
  /** Called for each change; the page has no save button. */
  readonly onChange: (topic: string, given: boolean) => void;
}
