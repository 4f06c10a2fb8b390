import type { RecordingSettings, SaferGamblingSettings, SettingsState } from './Settings.types.ts';

const saferGambling: SaferGamblingSettings = {
  promotionFree: { status: 'off' },
  realityCheckMinutes: null,
  realityCheckChoices: [15, 30, 60],
  saving: { status: 'idle' },
};

export const recording: RecordingSettings = {
  agreed: false,
  wording:
    'Record how I use the app on my devices, so that you can find faults and make it better. What I type and my personal details are hidden.',
  saving: { status: 'idle' },
};

type ReadySettings = Extract<SettingsState, { status: 'ready' }>;

export const readySettings: ReadySettings = {
  status: 'ready',
  editable: true,
  saferGambling,
  download: 'ready',
};

/** The settings with these changes. */
export const settings = (changes: Partial<ReadySettings>): ReadySettings => ({
  ...readySettings,
  ...changes,
});

/** The settings with these changes of safer gambling. */
export const safer = (changes: Partial<SaferGamblingSettings>): ReadySettings =>
  settings({ saferGambling: { ...saferGambling, ...changes } });
