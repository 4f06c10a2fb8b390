import type { Language } from '@casino/functions/contract/languages.ts';
import { call } from '../../lib/calls/api.ts';
import { deviceStorage } from '../../lib/device/storage.ts';

/** The choice of a member that their profile does not have yet. */
const UNSENT = 'language-2';

interface UnsentLanguage {
  readonly uid: string;
  readonly language: Language;
}

/** Stores the choice on this device, for all its tabs, and that of a member on their profile. */
export function chooseLanguage(language: Language): void {
  deviceStorage.rememberLanguage(language);
  const user = deviceStorage.presumedUser();
  if (user === null) return;
  deviceStorage.writeDraft(UNSENT, { uid: user.uid, language } satisfies UnsentLanguage);
  void sendLanguage();
}

/**
 * Takes the language of the profile with which a member loads.
 *
 * - At a log-in in this tab, the choice of the profile wins: what this device has stored is of another person, or older.
 * - After that, the choice of this device wins, so that a member can read two devices in two languages. One that was not
 *   sent is sent.
 *
 * A member without a choice reads on in the language of the device, which is not stored as theirs.
 */
export function takeProfileLanguage(
  uid: string,
  chosen: Language | undefined,
  isLogIn: boolean,
): void {
  if (!isLogIn) {
    if (deviceStorage.readDraft<UnsentLanguage>(UNSENT)?.uid === uid) void sendLanguage();
    return;
  }
  deviceStorage.clearDraft(UNSENT);
  if (chosen) deviceStorage.rememberLanguage(chosen);
}

/**
 * Sends the choice of a member that was not sent. After a failure it stays, and is sent when the connection returns or at the next
 * start, which reads the profile. One request at a time, in all tabs, so that the last choice is stored last.
 */
async function sendLanguage(): Promise<void> {
  await navigator.locks
    .request('language', async () => {
      const unsent = deviceStorage.readDraft<UnsentLanguage>(UNSENT);
      if (unsent === null || unsent.uid !== deviceStorage.presumedUser()?.uid) return;
      await call('users-setLanguage', { language: unsent.language });
      // The member may have chosen again meanwhile.
      if (deviceStorage.readDraft<UnsentLanguage>(UNSENT) === unsent) {
        deviceStorage.clearDraft(UNSENT);
      }
    })
    .catch(() => window.addEventListener('online', sendLanguage, { once: true }));
}
