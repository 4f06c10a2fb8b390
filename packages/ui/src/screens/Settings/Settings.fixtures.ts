import type { RecordingSettings, SaferGamblingSettings, SettingsState } from './Settings.types.ts';

export const saferGambling: SaferGamblingSettings = {
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

export const readySettings: Extract<SettingsState, { status: 'ready' }> = {
  status: 'ready',
  editable: true,
  saferGambling,
  download: 'ready',
};
