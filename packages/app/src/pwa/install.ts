import { deviceStorage } from '../lib/storage.ts';
import { createInstallStore, type InstallPrompt } from './installStore.ts';

declare global {
  interface Window {
    /** Caught by the script in index.html, often before the app listens. */
    installOffer?: InstallPrompt;
  }
  interface Navigator {
    /** On iOS alone: whether the app was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

/** The offer to install the app on this device. */
export const install = createInstallStore(
  {
    early: window.installOffer ?? null,
    on: (type, listener) => window.addEventListener(type, listener),
    standalone: navigator.standalone,
  },
  {
    declinedAt: deviceStorage.installDeclinedAt,
    rememberDeclined: deviceStorage.rememberInstallDeclined,
  },
  Date.now,
);
