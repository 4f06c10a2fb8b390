import { deviceStorage } from '../device/storage.ts';
import { TOKEN_COPY } from '../device/storageKeys.ts';

/** The proof of a signed-in user for the backend, as the identity service has made it. */
interface KeptToken {
  readonly token: string;
  /** In milliseconds since 1970: an hour after it was made. */
  readonly expiresAt: number;
}

/**
 * The last token of a user on this device, with which the next visit requests the member before the SDK has asked the identity
 * service who the user is. Log-out removes it. Its reply is shown only if that is the same user. Decision 164.
 */
export const keptToken = {
  keep: (uid: string, kept: KeptToken): void => deviceStorage.writeCopy(uid, TOKEN_COPY, kept),
  /** Null without one that is valid. */
  read: (uid: string): string | null => {
    const kept = deviceStorage.readCopy<KeptToken>(uid, TOKEN_COPY);
    return kept !== null && kept.expiresAt > Date.now() ? kept.token : null;
  },
};
