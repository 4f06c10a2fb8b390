import { deviceStorage } from '../../lib/device/storage.ts';
import { session } from '../current/appSession.ts';

const NAME = 'opted-in-events-1';

const NONE: readonly string[] = [];

/**
 * The ids of the events that a member has opted in to, as this device knows them: the server's last list, and
 * the events that it has confirmed since. Log-out removes them. Specification section 3, "Local storage".
 */
export const optedInEvents = {
  /** The same array until the list changes. */
  read: (uid: string): readonly string[] => deviceStorage.readCopy<string[]>(uid, NAME) ?? NONE,

  /** Replaces this device's list with the server's. */
  replace: (uid: string, ids: readonly string[]): void => session.storeCopy(uid, NAME, ids),

  add: (uid: string, id: string): void => {
    const others = optedInEvents.read(uid).filter((each) => each !== id);
    optedInEvents.replace(uid, [...others, id]);
  },
};
