import { deviceStorage } from '../lib/device/storage.ts';
import { createInstallStore, type InstallPrompt } from './installStore.ts';

declare global {
  interface Window {
    /** The event that the script in index.html captured, often before the app listens. */
    installOffer?: InstallPrompt;
  }
  interface Navigator {
    /** iOS only: whether the app was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

/** The install store of this window. */
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
