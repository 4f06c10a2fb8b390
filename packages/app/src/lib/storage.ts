import type { Visit } from '../features/saferGambling/visit.ts';
import type { IdentityUser } from '../session/session.ts';

// Every key that this app keeps in the browser's storage, and nothing else in the app touches it.

const PREFIX = 'casino.';
const LAST_EMAIL = `${PREFIX}last-email`;
const INSTALL_DECLINED = `${PREFIX}install-declined`;
/** What is about a member: `casino.member.{uid}.{name}`, purged at log-out. */
const MEMBER_PREFIX = `${PREFIX}member.`;
/** Ends the key of the time at which a copy was written. */
const SAVED_AT = '.saved-at';
/** Of the device rather than a member: it outlives log-out. */
const APPEARANCE = `${PREFIX}appearance`;
/** What somebody has begun to fill in: `casino.draft.{name}`, purged at log-out. */
const DRAFT_PREFIX = `${PREFIX}draft.`;
/** What everybody reads, kept for want of a connection: `casino.reading.{page}`; it outlives log-out. */
const READING_PREFIX = `${PREFIX}reading.`;
/** In this tab's own storage. */
const VISIT = `${PREFIX}visit`;
const LAST_RELOAD = `${PREFIX}last-reload`;
const LAST_FAULT = `${PREFIX}last-fault`;
const USED_CODE = `${PREFIX}used-code`;
// The script in index.html reads both of these by name.
const SIGNED_IN = `${MEMBER_PREFIX}signed-in`;
const TIER = `${MEMBER_PREFIX}tier`;

/** The part of `Storage` that is used here. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What the app remembers on this device. Specification section 3, "Local storage". */
export interface DeviceStorage {
  /** The address of the last sign-in; it outlives log-out. */
  readonly lastEmail: () => string | null;
  readonly rememberEmail: (email: string) => void;
  readonly forgetEmail: () => void;
  /** The colours that this device keeps to; null where it follows its system. */
  readonly appearance: () => 'light' | 'dark' | null;
  readonly rememberAppearance: (appearance: 'light' | 'dark' | null) => void;
  /** Whether somebody is presumed to be signed in, known before the identity service answers. */
  readonly presumesSignedIn: () => boolean;
  /** Who that is, as the identity service knew them last; null where it is not known. */
  readonly presumedUser: () => IdentityUser | null;
  readonly presumeSignedIn: (user: IdentityUser) => void;
  /** The tier of whoever is presumed to be signed in: the page's colours before they are loaded. */
  readonly lastTier: () => string | null;
  readonly rememberTier: (tier: string) => void;
  /** When the offer to install the app was declined last, in milliseconds since 1970; null for never. */
  readonly installDeclinedAt: () => number | null;
  readonly rememberInstallDeclined: (now: number) => void;
  /** A member's copy of something, or null where there is none that can be read. */
  readonly readCopy: <T>(uid: string, name: CopyName) => T | null;
  readonly writeCopy: (uid: string, name: CopyName, value: unknown) => void;
  /** When a copy was written, as an ISO instant; null where that is not known. */
  readonly copySavedAt: (uid: string, name: CopyName) => string | null;
  /** What was typed into a form, on this device alone; null where there is nothing that can be read. */
  readonly readDraft: <T>(name: DraftName) => T | null;
  readonly writeDraft: (name: DraftName, values: unknown) => void;
  readonly clearDraft: (name: DraftName) => void;
  readonly clearDrafts: () => void;
  /** A reading page as this device holds it; null where there is none that can be read. */
  readonly readPage: <T>(name: string) => T | null;
  readonly writePage: (name: string, page: unknown) => void;
  /** Forgets everything about any member, except the last address. */
  readonly purgeMembers: () => void;
  /** Calls the listener after each change, in any tab. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Copies kept for a device without a connection; a name changes when its shape does. What follows a dot
 * says which one of several, such as a voucher's id.
 */
export type CopyName =
  | 'session-1'
  // The casino of the membership, by its id.
  | 'location-1'
  // The script in index.html reads it by name.
  | `frame-1.${'mobile' | 'desktop'}.${string}`
  | 'vouchers-1'
  | `voucher-qr-1.${string}`
  | `benefits-1.${string}`
  | `spin-1.${string}`
  | 'own-games-1'
  | `whats-on-1.${number}`
  | `restaurant-1.${number}`
  | 'opted-in-events-1';

/**
 * Forms whose content survives a reload; a name changes when its shape does. Never a password. `link-1` is
 * what a registration leaves for linking, without the date of birth: the two together open a membership.
 * `wanted-1` is the path that a new login leads to once its address is verified: the e-mail opens another tab.
 */
export type DraftName = 'create-login-1' | 'register-1' | 'link-1' | 'wanted-1';

/** Reads and writes through `store`; one that is full or forbidden is taken as empty. */
export function createDeviceStorage(
  store: () => KeyValueStore,
  now: () => Date = () => new Date(),
): DeviceStorage {
  const listeners = new Set<() => void>();
  /** Parsed values: a reader gets the same object until the text changes. */
  const parsed = new Map<string, { readonly text: string; readonly value: unknown }>();
  const attempt = <T>(body: (keys: KeyValueStore) => T, otherwise: T): T =>
    attemptOn(store, body, otherwise);
  const change = (body: (keys: KeyValueStore) => void) => {
    attempt(body, undefined);
    for (const listener of listeners) listener();
  };
  const read = (key: string) => attempt((keys) => keys.getItem(key), null);
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
  const copyKey = (uid: string, name: CopyName) => `${MEMBER_PREFIX}${uid}.${name}`;
  const timeKey = (uid: string, name: CopyName) => `${copyKey(uid, name)}${SAVED_AT}`;

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
      const kept = read(APPEARANCE);
      return kept === 'light' || kept === 'dark' ? kept : null;
    },
    rememberAppearance: (appearance) =>
      appearance === null ? remove(APPEARANCE) : write(APPEARANCE, appearance),
    presumesSignedIn: () => read(SIGNED_IN) !== null,
    presumedUser: () => readJson(SIGNED_IN),
    presumeSignedIn: (user) => write(SIGNED_IN, JSON.stringify(user)),
    lastTier: () => read(TIER),
    rememberTier: (tier) => write(TIER, tier),
    installDeclinedAt: () => {
      const text = read(INSTALL_DECLINED);
      return text === null ? null : Number(text);
    },
    rememberInstallDeclined: (time) => write(INSTALL_DECLINED, `${time}`),
    readCopy: (uid, name) => readJson(copyKey(uid, name)),
    writeCopy: (uid, name, value) =>
      change((keys) => {
        keys.setItem(copyKey(uid, name), JSON.stringify(value));
        keys.setItem(timeKey(uid, name), now().toISOString());
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

/** What the app remembers in this tab alone. */
export const tabStorage = {
  /** The visit whose time is counted, for a member who asked to be reminded of it. */
  visit: (): Visit | null =>
    attemptOn(
      () => window.sessionStorage,
      (keys) => JSON.parse(keys.getItem(VISIT) ?? 'null') as Visit | null,
      null,
    ),
  rememberVisit: (visit: Visit): void =>
    attemptOn(
      () => window.sessionStorage,
      (keys) => keys.setItem(VISIT, JSON.stringify(visit)),
      undefined,
    ),
  /** The code of the last e-mailed link that was used up here; it opens nothing any more. */
  usedCode: (): string | null =>
    attemptOn(
      () => window.sessionStorage,
      (keys) => keys.getItem(USED_CODE),
      null,
    ),
  rememberUsedCode: (code: string): void =>
    attemptOn(
      () => window.sessionStorage,
      (keys) => keys.setItem(USED_CODE, code),
      undefined,
    ),
  /** When this tab last reloaded for want of code, in milliseconds since 1970; null for never. */
  lastReload: (): number | null => readTime(LAST_RELOAD),
  rememberReload: (now: number): void => writeTime(LAST_RELOAD, now),
  /** When this tab last showed the page of a fault, in milliseconds since 1970; null for never. */
  lastFault: (): number | null => readTime(LAST_FAULT),
  rememberFault: (now: number): void => writeTime(LAST_FAULT, now),
};

function readTime(key: string): number | null {
  const text = attemptOn(
    () => window.sessionStorage,
    (keys) => keys.getItem(key),
    null,
  );
  return text === null ? null : Number(text);
}

function writeTime(key: string, now: number): void {
  attemptOn(
    () => window.sessionStorage,
    (keys) => keys.setItem(key, `${now}`),
    undefined,
  );
}

function attemptOn<T>(
  store: () => KeyValueStore,
  body: (keys: KeyValueStore) => T,
  otherwise: T,
): T {
  try {
    return body(store());
  } catch {
    return otherwise;
  }
}

/** This browser's storage; reading it may throw where a visitor forbids it. */
export const deviceStorage = createDeviceStorage(() => window.localStorage);
