import type { Layout } from '../shared.types.ts';

/** Which colours the app takes: the device's own, or always the same. */
export type Appearance = 'system' | 'light' | 'dark';

/** Promotion-free mode. Once on, it takes a pause before it can be turned off. */
export type PromotionFreeState =
  | { readonly status: 'off' }
  /** `since` is an ISO 8601 instant. */
  | { readonly status: 'on'; readonly since: string }
  /** Asked to be turned off: possible from `offFrom`, an ISO 8601 instant. */
  | { readonly status: 'pause'; readonly offFrom: string }
  /** The pause is over: it can be turned off. */
  | { readonly status: 'over' };

/** What a member can do to promotion-free mode. */
export type PromotionFreeAction = 'on' | 'ask-off' | 'keep-on' | 'off';

/** A change on its way to where it is kept. */
export type SavingState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** It was not saved: what is shown is what is kept. */
  | { readonly status: 'failed'; readonly message: string };

/** The member's settings for safer gambling. */
export interface SaferGamblingSettings {
  readonly promotionFree: PromotionFreeState;
  /** Null for no reminder. */
  readonly realityCheckMinutes: number | null;
  /** The choices of a reminder, in minutes. */
  readonly realityCheckChoices: readonly number[];
  readonly saving: SavingState;
}

/** Session recording; absent where the group does not record. */
export interface RecordingSettings {
  readonly agreed: boolean;
  /** What a member agrees to. */
  readonly wording: string;
  readonly saving: SavingState;
}

/** The state of the download of the member's data. */
export type DownloadState = 'ready' | 'preparing' | 'failed';

/** What a page of settings shows until the member's own are here. */
export type SettingsWaiting =
  | { readonly status: 'loading' }
  /** There is no connection, and this device holds nothing of the member. */
  | { readonly status: 'offline' };

/** The state of `SettingsScreen`. */
export type SettingsState =
  | SettingsWaiting
  | {
      readonly status: 'ready';
      /** False without a connection: everything can be read, nothing changed. */
      readonly editable: boolean;
      readonly saferGambling: SaferGamblingSettings;
      readonly recording?: RecordingSettings;
      readonly download: DownloadState;
    };

/** Props of `SettingsScreen`. */
export interface SettingsScreenProps {
  readonly layout: Layout;
  readonly state: SettingsState;
  readonly interestsHref: string;
  readonly communicationsHref: string;
  readonly deleteHref: string;
  /** Kept on this device, so that it can be changed at any time. */
  readonly appearance: Appearance;
  readonly onAppearance: (appearance: Appearance) => void;
  readonly onPromotionFree: (action: PromotionFreeAction) => void;
  readonly onRealityCheck: (minutes: number | null) => void;
  readonly onRecording?: (agreed: boolean) => void;
  readonly onDownload: () => void;
  readonly onRetry: () => void;
}
