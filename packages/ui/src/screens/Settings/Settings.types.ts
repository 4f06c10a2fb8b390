import type { LanguageChoiceProps } from '../../components/LanguageChoice/LanguageChoice.tsx';
import type { UnsavedState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { Layout } from '../../tokens/layouts.ts';

/** The colour scheme: that of the device, or a fixed one. */
export type Appearance = 'system' | 'light' | 'dark';

/** The state of promotion-free mode. Turning it off takes a pause. */
export type PromotionFreeState =
  | { readonly status: 'off' }
  /** `since` is an ISO 8601 instant. */
  | { readonly status: 'on'; readonly since: string }
  /** The member asked to turn it off. This is possible from `offFrom`, an ISO 8601 instant. */
  | { readonly status: 'pause'; readonly offFrom: string }
  /** The pause is over: the member can turn it off. */
  | { readonly status: 'over' };

/** An action on promotion-free mode. */
export type PromotionFreeAction = 'on' | 'ask-off' | 'keep-on' | 'off';

/** The state of a change that is being saved. */
export type SavingState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** The change was not saved: the page shows the stored value. */
  | { readonly status: 'failed'; readonly message: string };

/** The settings of safer gambling. */
export interface SaferGamblingSettings {
  readonly promotionFree: PromotionFreeState;
  /** Null for no reminder. */
  readonly realityCheckMinutes: number | null;
  /** The intervals to choose from, in minutes. */
  readonly realityCheckChoices: readonly number[];
  readonly saving: SavingState;
}

/** The consent to session recording; absent if the group does not record sessions. */
export interface RecordingSettings {
  readonly agreed: boolean;
  /** The text that the member agrees to. */
  readonly wording: string;
  readonly saving: SavingState;
}

/** The state of the download of the member's data. */
export type DownloadState = 'ready' | 'preparing' | 'failed';

/** The states of a settings page before the member's settings are loaded. */
export type SettingsWaiting = { readonly status: 'loading' } | UnsavedState;

/** The state of the settings. */
export type SettingsState =
  | SettingsWaiting
  | {
      readonly status: 'ready';
      /** False if the device is offline: the page is read-only. */
      readonly editable: boolean;
      readonly saferGambling: SaferGamblingSettings;
      readonly recording?: RecordingSettings;
      readonly download: DownloadState;
    };

/** The props of the settings. */
export interface SettingsScreenProps {
  readonly layout: Layout;
  readonly state: SettingsState;
  readonly interestsHref: string;
  readonly communicationsHref: string;
  readonly deleteHref: string;
  /** Stored on this device, so that it can be changed offline. */
  readonly appearance: Appearance;
  readonly onAppearance: (appearance: Appearance) => void;
  /** The choice of the language, also offline; absent if the app has one language. */
  readonly choice?: LanguageChoiceProps;
  readonly onPromotionFree: (action: PromotionFreeAction) => void;
  readonly onRealityCheck: (minutes: number | null) => void;
  readonly onRecording?: (agreed: boolean) => void;
  readonly onDownload: () => void;
}
