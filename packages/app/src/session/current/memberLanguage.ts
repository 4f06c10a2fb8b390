import type { Language } from '@casino/functions/contract/languages.ts';
import { call } from '../../lib/calls/api.ts';
import { deviceStorage } from '../../lib/device/storage.ts';
import { SESSION_COPY } from '../../lib/device/storageKeys.ts';

/** The choice that the profile does not have yet. Log-out removes it, because it is of the member who made it. */
const UNSENT = 'language-1';

/** Stores the choice on this device, for all its tabs, and on the profile of a member. */
export function chooseLanguage(language: Language): void {
  deviceStorage.rememberLanguage(language);
  deviceStorage.writeDraft(UNSENT, language);
  void sendLanguage();
}

/**
 * Takes the language of a profile that was read.
 *
 * - A choice that was not sent wins and is sent: it is the last one, by this member or by the visitor who then logged in.
 * - At a log-in, the choice of the profile wins: what this device has stored is of another member, or older. Log-out
 *   leaves no copy of the member, so a member without a copy has just logged in.
 * - After that, the choice of this device wins, so that a member can read two devices in two languages.
 *
 * A member without a choice reads on in the language of the device, which is not stored as theirs.
 */
export function takeProfileLanguage(uid: string, chosen: Language | undefined): void {
  if (deviceStorage.readDraft<Language>(UNSENT) !== null) void sendLanguage();
  else if (chosen && deviceStorage.readCopy(uid, SESSION_COPY) === null) {
    deviceStorage.rememberLanguage(chosen);
  }
}

/**
 * Sends the choice of a member that was not sent. After a failure it stays, and is sent when the connection returns or at the next
 * start, which reads the profile. One request at a time, in all tabs, so that the last choice is stored last.
 */
async function sendLanguage(): Promise<void> {
  await navigator.locks
    .request('language', async () => {
      const language = deviceStorage.readDraft<Language>(UNSENT);
      if (language === null || !deviceStorage.presumesSignedIn()) return;
      await call('users-setLanguage', { language });
      // The member may have chosen again meanwhile.
      if (deviceStorage.readDraft<Language>(UNSENT) === language) deviceStorage.clearDraft(UNSENT);
    })
    .catch(() => window.addEventListener('online', sendLanguage, { once: true }));
}
