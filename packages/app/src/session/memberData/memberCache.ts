import { type Cache, type State, type SWRConfiguration, unstable_serialize } from 'swr';
import { QUIET_PAUSES_MS, retryPause, runInUse, WAITING_PAUSES_MS } from '../../lib/async/retry.ts';
import { deviceStorage } from '../../lib/device/storage.ts';
import { isNoAnswer, isWithdrawal, remoteErrorCode } from '../../lib/remote/remoteError.ts';
import { notices, session } from '../current/appSession.ts';

/**
 * An SWR key: the name of the data, and the values that select them. Data whose name ends with a version, such as
 * `vouchers-1`, are kept on the device. The version changes with their shape.
 */
export type DataKey = readonly [name: string, ...values: readonly (string | number)[]];

/** Data, and when they were requested (ISO instant; null if unknown): a phone in a pocket can receive a reply much later. */
export interface Loaded<T> {
  readonly value: T;
  readonly at: string | null;
  /** True for a copy of an earlier visit. */
  readonly isCopy?: true;
}

/** The name of the copy on the device of the data with a serialised key; null for data that are not kept. */
function copyName(serialized: string): string | null {
  if (!/^@"[^"]*-\d+",/.test(serialized)) return null;
  return (JSON.parse(`[${serialized.slice(1, -1)}]`) as DataKey).join('.');
}

/**
 * The copy with a name. Until it is stored, that of an earlier version of the app, which named the offers without their
 * membership: a member can open the app after an update without a signal, to show a code.
 */
function readKept(uid: string, name: string): Loaded<unknown> | undefined {
  const isStored = deviceStorage.copySavedAt(uid, name) !== null;
  const [earlierName = name] = isStored ? [name] : name.split('.');
  const value = deviceStorage.readCopy<unknown>(uid, earlierName);
  if (value === null) return undefined;
  return { value, at: deviceStorage.copySavedAt(uid, earlierName), isCopy: true };
}

/**
 * The SWR cache of one member. It begins with the copies on this device, and stores what loads. Data that the server
 * refuses are removed from the device.
 */
export function createMemberCache(uid: string): Cache<Loaded<unknown>> {
  const states = new Map<string, State<Loaded<unknown>>>();
  return {
    keys: () => states.keys(),
    get: (key) => {
      const name = states.has(key) ? null : copyName(key);
      const data = name === null ? undefined : readKept(uid, name);
      if (data) states.set(key, { data });
      return states.get(key);
    },
    set: (key, state) => {
      const before = states.get(key);
      states.set(key, state);
      const name = copyName(key);
      if (name === null) return;
      const { data, error } = state;
      if (error !== undefined && isWithdrawal(remoteErrorCode(error))) {
        session.storeCopy(uid, name, null);
      } else if (data !== undefined && data !== before?.data) {
        session.storeCopy(uid, name, data.value, data.at ?? undefined);
      }
    },
    delete: (key) => void states.delete(key),
  };
}

/** What the cache of a member knows about a key. */
export function readCache<T>(cache: Cache, key: DataKey): Loaded<T> | undefined {
  return cache.get(unstable_serialize(key))?.data as Loaded<T> | undefined;
}

/**
 * How the data of a member load: not without a connection, and again after a failure. The retry is quiet while the page shows
 * older data. Without data it comes soon if no reply came; any other failure is on the page, with a button.
 */
export function memberRequests(uid: string | null): SWRConfiguration {
  const cache = uid === null ? new Map() : createMemberCache(uid);
  /** Ends the wait for a retry, by key: a later failure begins a new wait. */
  const waits = new Map<string, () => void>();
  return {
    provider: () => cache,
    isPaused: () => !navigator.onLine,
    onErrorRetry: (error, key, _config, revalidate, { retryCount }) => {
      const hasData = cache.get(key)?.data !== undefined;
      if (!hasData && !isNoAnswer(remoteErrorCode(error))) return;
      const pause = retryPause(hasData ? QUIET_PAUSES_MS : WAITING_PAUSES_MS, retryCount - 1);
      waits.get(key)?.();
      waits.set(
        key,
        runInUse(() => void revalidate({ retryCount }), pause),
      );
    },
    onError: (error: unknown) => {
      const code = remoteErrorCode(error);
      // Also from the document store, whose reads are not calls.
      if (code === 'permission-denied') session.denied(error);
      if (code !== 'unauthenticated') return;
      notices.show({ kind: 'error', error: 'not-signed-in' });
      session.logOut();
    },
  };
}
