import { deviceStorage } from '../../../lib/device/storage.ts';
import { session } from '../../../session/current/appSession.ts';

const NAME = 'points-opened-1';

/** The day on which the member last opened the page Points on this device, which settles the reminders until then. */
export const openedPoints = {
  /** The day at the casino, `yyyy-mm-dd`; null if unknown. */
  read: (uid: string): string | null => deviceStorage.readCopy<string>(uid, NAME),

  write: (uid: string, day: string): void => {
    if (openedPoints.read(uid) !== day) session.storeCopy(uid, NAME, day);
  },
};
