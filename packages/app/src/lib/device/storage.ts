import {
  APPEARANCE,
  DRAFT_PREFIX,
  INSTALL_DECLINED,
  LANGUAGE,
  LAST_EMAIL,
  LAST_FAULT,
  LAST_RELOAD,
  MEMBER_PREFIX,
  READING_PREFIX,
  SAVED_AT,
  SERVER_AHEAD,
  SIGNED_IN,
  TIER,
  USED_CODE,
  VISIT,
} from './storageKeys.ts';

// No other module uses the browser's storage.

/** A signed-in user of the identity service. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** The length of a visit, for the reality check. */
export interface Visit {
  readonly uid: string;
  /** Seconds for which the app was visible. */
  readonly seconds: number;
  /** The value of `seconds` at the last reminder. */
  readonly remindedAt: number;
}

/** The part of `Storage` that `createDeviceStorage` uses. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The app's data on this device. Specification section 3, "Local storage". */
export interface DeviceStorage {
  /** The e-mail address of the last sign-in. Log-out keeps it. */
  readonly lastEmail: () => string | null;
  readonly rememberEmail: (email: string) => void;
  readonly forgetEmail: () => void;
  /** The chosen colour scheme; null to follow the operating system. */
  readonly appearance: () => 'light' | 'dark' | null;
  readonly rememberAppearance: (appearance: 'light' | 'dark' | null) => void;
  /** The chosen language, a BCP 47 tag; null to follow the browser. */
  readonly language: () => string | null;
  readonly rememberLanguage: (language: string) => void;
  /** How far the server's clock is ahead of this device's, in milliseconds; 0 if unknown. */
  readonly serverAheadMs: () => number;
  readonly rememberServerAhead: (ms: number) => void;
  /** Whether a user is presumed to be signed in, before the identity service replies. */
  readonly presumesSignedIn: () => boolean;
  /** That user, as the identity service last returned them; null if unknown. */
  readonly presumedUser: () => IdentityUser | null;
  readonly presumeSignedIn: (user: IdentityUser) => void;
  /** The tier of that user: the page's theme before the member loads. */
  readonly lastTier: () => string | null;
  readonly rememberTier: (tier: string) => void;
  /** When the user last declined to install the app, in milliseconds since 1970; null for never. */
  readonly installDeclinedAt: () => number | null;
  readonly rememberInstallDeclined: (now: number) => void;
  /**
   * A copy of a member's data for use without a connection; null if it is absent or invalid. The same object until it
   * changes. The number in its name changes with its shape. The part after a dot selects one of several, for example a
   * voucher's id.
   */
  readonly readCopy: <T>(uid: string, name: string) => T | null;
  /** @param savedAt when the value was loaded, as an ISO instant; now by default */
  readonly writeCopy: (uid: string, name: string, value: unknown, savedAt?: string | null) => void;
  /** When a copy was requested or, if that is unknown, written, as an ISO instant; null if unknown. */
  readonly copySavedAt: (uid: string, name: string) => string | null;
  /** The values of an unsent form; null if they are absent or invalid. */
  readonly readDraft: <T>(name: DraftName) => T | null;
  readonly writeDraft: (name: DraftName, values: unknown) => void;
  readonly clearDraft: (name: DraftName) => void;
  readonly clearDrafts: () => void;
  /** This device's copy of a reading page; null if it is absent or invalid. */
  readonly readPage: <T>(name: string) => T | null;
  readonly writePage: (name: string, page: unknown) => void;
  /** Removes all data about members, except the last e-mail address. */
  readonly purgeMembers: () => void;
  /** Calls the listener after each change, in any tab. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Forms whose values survive a reload, without passwords. The number in a name changes with the shape. `join-2` is the
 * draft of joining (`joinDraft.ts`), and `joined-1` what is left of it until home has welcomed the member. `support-1`
 * holds only the comments of a support request. `language-2` is a member's choice of the language, with their uid, until
 * the profile has it.
 */
export type DraftName = 'join-2' | 'joined-1' | 'support-1' | 'language-2';

/** Reads and writes the keys of `store`. A full or forbidden store counts as empty. */
function createKeys(store: () => KeyValueStore) {
  const attempt = <T>(body: (keys: KeyValueStore) => T, otherwise: T): T => {
    try {
      return body(store());
    } catch {
      return otherwise;
    }
  };
  return {
    attempt,
    read: (key: string) => attempt((keys) => keys.getItem(key), null),
    write: (key: string, value: string) => attempt((keys) => keys.setItem(key, value), undefined),
    remove: (key: string) => attempt((keys) => keys.removeItem(key), undefined),
  };
}

/** Creates the device storage on `store`. A full or forbidden store counts as empty. */
export function createDeviceStorage(
  store: () => KeyValueStore,
  now: () => Date = () => new Date(),
): DeviceStorage {
  const listeners = new Set<() => void>();
  /** Parsed values: a reader gets the same object until the text changes. */
  const parsed = new Map<string, { readonly text: string; readonly value: unknown }>();
  const { attempt, read } = createKeys(store);
  const change = (body: (keys: KeyValueStore) => void) => {
    attempt(body, undefined);
    for (const listener of listeners) listener();
  };
  const write = (key: string, value: string) => change((keys) => keys.setItem(key, value));
  const remove = (key: string) => change((keys) => keys.removeItem(key));
  const readJson = <T>(key: string): T | null => {
    const text = read(key);
    if (text === null) return null;
    const known = parsed.get(key);
    if (known?.text === text) return known.value as T;
    const value = attempt<T | null>(() => JSON.parse(text) as T, null);
    parsed.set(key, { text, value });
    return value;
  };
  const copyKey = (uid: string, name: string) => `${MEMBER_PREFIX}${uid}.${name}`;
  const timeKey = (uid: string, name: string) => `${copyKey(uid, name)}${SAVED_AT}`;

  const removeAll = (prefix: string) => {
    parsed.clear();
    change((keys) => {
      const all = Array.from({ length: keys.length }, (_, index) => keys.key(index));
      for (const key of all) if (key?.startsWith(prefix)) keys.removeItem(key);
    });
  };

  return {
    lastEmail: () => read(LAST_EMAIL),
    rememberEmail: (email) => write(LAST_EMAIL, email),
    forgetEmail: () => remove(LAST_EMAIL),
    appearance: () => {
      const chosen = read(APPEARANCE);
      return chosen === 'light' || chosen === 'dark' ? chosen : null;
    },
    rememberAppearance: (appearance) =>
      appearance === null ? remove(APPEARANCE) : write(APPEARANCE, appearance),
    language: () => read(LANGUAGE),
    rememberLanguage: (language) => write(LANGUAGE, language),
    serverAheadMs: () => toTime(read(SERVER_AHEAD)) ?? 0,
    rememberServerAhead: (ms) => write(SERVER_AHEAD, `${ms}`),
    presumesSignedIn: () => read(SIGNED_IN) !== null,
    presumedUser: () => readJson(SIGNED_IN),
    presumeSignedIn: (user) => write(SIGNED_IN, JSON.stringify(user)),
    lastTier: () => read(TIER),
    rememberTier: (tier) => write(TIER, tier),
    installDeclinedAt: () => toTime(read(INSTALL_DECLINED)),
    rememberInstallDeclined: (time) => write(INSTALL_DECLINED, `${time}`),
    readCopy: (uid, name) => readJson(copyKey(uid, name)),
    writeCopy: (uid, name, value, savedAt) =>
      change((keys) => {
        keys.setItem(copyKey(uid, name), JSON.stringify(value));
        keys.setItem(timeKey(uid, name), savedAt ?? now().toISOString());
      }),
    copySavedAt: (uid, name) => read(timeKey(uid, name)),
    readDraft: (name) => readJson(DRAFT_PREFIX + name),
    writeDraft: (name, values) => write(DRAFT_PREFIX + name, JSON.stringify(values)),
    clearDraft: (name) => remove(DRAFT_PREFIX + name),
    clearDrafts: () => removeAll(DRAFT_PREFIX),
    readPage: (name) => readJson(READING_PREFIX + name),
    writePage: (name, page) => write(READING_PREFIX + name, JSON.stringify(page)),
    purgeMembers: () => removeAll(MEMBER_PREFIX),
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

const tab = createKeys(() => window.sessionStorage);

/** The app's data in this tab only. */
export const tabStorage = {
  /** The visit whose time counts for the reality check. */
  visit: (): Visit | null =>
    tab.attempt((keys) => JSON.parse(keys.getItem(VISIT) ?? 'null') as Visit | null, null),
  rememberVisit: (visit: Visit): void => tab.write(VISIT, JSON.stringify(visit)),
  forgetVisit: (): void => tab.remove(VISIT),
  /** The code of the last e-mailed link that was used in this tab. It is no longer valid. */
  usedCode: (): string | null => tab.read(USED_CODE),
  rememberUsedCode: (code: string): void => tab.write(USED_CODE, code),
  /** When this tab last reloaded because code was missing, in milliseconds since 1970; null for never. */
  lastReload: (): number | null => toTime(tab.read(LAST_RELOAD)),
  rememberReload: (now: number): void => tab.write(LAST_RELOAD, `${now}`),
  /** When this tab last showed the error page, in milliseconds since 1970; null for never. */
  lastFault: (): number | null => toTime(tab.read(LAST_FAULT)),
  rememberFault: (now: number): void => tab.write(LAST_FAULT, `${now}`),
};

function toTime(text: string | null): number | null {
  return text === null ? null : Number(text);
}

/** This browser's storage. Access throws if a visitor forbids it. */
export const deviceStorage = createDeviceStorage(() => window.localStorage);
