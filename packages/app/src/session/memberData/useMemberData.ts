import { useEffect, useRef } from 'react';
import useSWR, { type Cache, type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { retryQuietly } from '../../lib/async/retryQuietly.ts';
import { type RemoteQuery, useRemote } from '../../lib/calls/useRemote.ts';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { type CopyName, deviceStorage } from '../../lib/device/storage.ts';
import { useStored } from '../../lib/device/useStored.ts';
import { isWithdrawal, remoteErrorCode } from '../../lib/remote/remoteError.ts';
import { FRESH_MS, isOlderThan } from '../../lib/time/freshness.ts';
import { session } from '../current/appSession.ts';
import { useMember, useShownMember } from '../current/useSession.ts';
import { staleData } from './staleData.ts';

/** An SWR key: the name of the data, and the values that select them. */
type DataKey = readonly [name: string, ...values: readonly (string | number)[]];

interface Options<T, K> extends SWRConfiguration<T, unknown> {
  /** Names the copy on this device. Without it, the device stores none. */
  readonly copyName?: (key: K) => CopyName;
}

/** The data of a member. */
export type MemberQuery<T> = RemoteQuery<T> & {
  /**
   * Loads the data again. With `reload`, a part of them: it receives all and returns all, or null to load everything. Data
   * that failed to load again are loaded whole. A failure changes nothing on the page.
   */
  readonly refresh: (reload?: (data: T) => Promise<T | null>) => Promise<void>;
};

/**
 * When the data of each member's cache were requested, as ISO instants by the serialised key. A phone in a pocket can
 * receive the reply much later.
 */
const loadTimes = new WeakMap<Cache, Map<string, string>>();

function timesOf(cache: Cache): Map<string, string> {
  const known = loadTimes.get(cache);
  if (known) return known;
  const times = new Map<string, string>();
  loadTimes.set(cache, times);
  return times;
}

/**
 * Loads data of the member with SWR, whose cache belongs to one member (`MemberArea`). `load` receives the key.
 * A null key loads nothing and returns `loading`. The copy on this device is shown until the data load, and
 * if they fail to load. A recognised member sees the copy only: loading waits until the member is confirmed.
 *
 * Data that fail to load again have the time of their loading in `asOf`, and the banner of the page says so
 * (`LastSeenBanner`). A quiet retry ends that. Data that the server refuses are withdrawn, also from the device.
 */
export function useMemberData<T, const K extends DataKey>(
  key: K | null | undefined,
  load: (key: K) => Promise<T>,
  { copyName, ...options }: Options<T, K> = {},
): MemberQuery<T> {
  const uid = useShownMember()?.uid;
  const isConfirmed = useMember() !== null;
  const online = useOnline();
  const times = timesOf(useSWRConfig().cache);
  const name = key && copyName ? copyName(key) : null;
  const copy = useStored(() =>
    uid !== undefined && name !== null ? deviceStorage.readCopy<T>(uid, name) : null,
  );
  const copiedAt = useStored(() =>
    uid !== undefined && name !== null ? deviceStorage.copySavedAt(uid, name) : null,
  );
  const request = useRef('');
  const timedLoad = async (loadedKey: K) => {
    const at = new Date().toISOString();
    const data = await load(loadedKey);
    request.current = at;
    return data;
  };
  const store = (data: T, loadedKey: string) => {
    times.set(loadedKey, request.current);
    if (uid !== undefined && name !== null) session.storeCopy(uid, name, data, request.current);
  };
  const loadingKey = isConfirmed && key ? key : null;
  const response = useSWR<T, unknown>(loadingKey, timedLoad, {
    ...options,
    ...(copy !== null && { fallbackData: copy }),
    onSuccess: (data, loadedKey) => {
      store(data, loadedKey);
      if (isOlderThan(FRESH_MS, request.current, new Date())) {
        // Fails if the member has logged out meanwhile.
        response.mutate().catch(() => {});
      }
    },
  });
  const remote = useRemote(response, Boolean(key));
  const { error, mutate } = response;
  const code = error === undefined ? null : remoteErrorCode(error);
  const isStale = remote.status === 'ready' && (code !== null || !online);
  const at = (key && times.get(unstable_serialize(key))) ?? copiedAt;

  useEffect(
    () => (isStale ? staleData.add({ at, code: online ? code : null }) : undefined),
    [isStale, at, code, online],
  );
  useEffect(
    () => (isStale && online ? retryQuietly(() => mutate().catch(() => {})) : undefined),
    [isStale, online, mutate],
  );
  const isWithdrawn = code !== null && isWithdrawal(code);
  useEffect(() => {
    if (isWithdrawn && uid !== undefined && name !== null) session.storeCopy(uid, name, null);
  }, [isWithdrawn, uid, name]);

  const refresh: MemberQuery<T>['refresh'] = async (reload) => {
    if (loadingKey === null || response.isValidating) return;
    const reloadPart = async (loaded: T | undefined) => {
      if (!reload || loaded === undefined || code !== null || at === null) return null;
      const data = await reload(loaded);
      // The rest of the data is as old as before.
      if (data !== null) request.current = at;
      return data;
    };
    try {
      const load = async (loaded?: T) => (await reloadPart(loaded)) ?? timedLoad(loadingKey);
      const data = await mutate(load, { revalidate: false });
      if (data !== undefined) store(data, unstable_serialize(loadingKey));
    } catch {
      // The data that were loaded before stay.
    }
  };

  return { ...remote, refresh, ...(isStale && at !== null && { asOf: at }) };
}
