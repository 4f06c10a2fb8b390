import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type RemoteQuery, useRemote } from '../../lib/calls/useRemote.ts';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { remoteErrorCode } from '../../lib/remote/remoteError.ts';
import { reuseIfEqual } from '../../lib/remote/reuseIfEqual.ts';
import { FRESH_MS, isOlderThan } from '../../lib/time/freshness.ts';
import { useMember } from '../current/useSession.ts';
import { type DataKey, type Loaded, readCache } from './memberCache.ts';
import { staleData } from './staleData.ts';

interface Options<T> {
  /** Whether known data are shown without a request. `at` is the time of theirs (ISO instant). */
  readonly isEnough?: (data: T, at: string) => boolean;
  /** Data that the page shows do not load again on focus or reconnect. */
  readonly isFixed?: boolean;
  /** False if a copy of an earlier visit must not be shown: the page waits until the data load. */
  readonly showsCopy?: boolean;
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
 * Loads data of the member with SWR, whose cache belongs to one member and keeps copies on the device (`memberCache.ts`).
 * `load` receives the key. A null key loads nothing and returns `loading`. A copy is shown until the data load, and
 * if they fail to load. A recognised member sees the copy only: loading waits until the member is confirmed.
 *
 * Data that fail to load again have the time of their loading in `asOf`, and the banner of the page says so
 * (`LastSeenBanner`). A quiet retry ends that. Data that the server refuses are withdrawn, also from the device.
 */
export function useMemberData<T, const K extends DataKey>(
  key: K | null | undefined,
  load: (key: K) => Promise<T>,
  { isEnough, isFixed = false, showsCopy = true }: Options<T> = {},
): MemberQuery<T> {
  const isConfirmed = useMember() !== null;
  const online = useOnline();
  const { cache } = useSWRConfig();
  const known = key ? readCache<T>(cache, key) : undefined;
  const timedLoad = async (loadedKey: K): Promise<Loaded<T>> => {
    const at = new Date().toISOString();
    return { value: reuseIfEqual(known?.value, await load(loadedKey)), at };
  };
  const loadingKey = isConfirmed && key ? key : null;
  const loadsAgain = !(known && known.at !== null && isEnough?.(known.value, known.at));
  const response = useSWR<Loaded<T>, unknown>(loadingKey, timedLoad, {
    compare: Object.is,
    revalidateIfStale: loadsAgain,
    revalidateOnFocus: loadsAgain && !(isFixed && known),
    revalidateOnReconnect: !(isFixed && known),
    onSuccess: ({ at }) => {
      // Fails if the member has logged out meanwhile.
      if (isOlderThan(FRESH_MS, at, new Date())) response.mutate().catch(() => {});
    },
  });
  const { data = known, error, isValidating, mutate } = response;
  const loaded = data?.isCopy && !showsCopy ? undefined : data;
  const remote = useRemote({ data: loaded?.value, error, isValidating, mutate }, Boolean(key));
  const code = error === undefined ? null : remoteErrorCode(error);
  const isStale = remote.status === 'ready' && (code !== null || !online);
  const at = loaded?.at ?? null;

  useEffect(
    () => (isStale ? staleData.add({ at, code: online ? code : null }) : undefined),
    [isStale, at, code, online],
  );

  const refresh: MemberQuery<T>['refresh'] = async (reload) => {
    if (loadingKey === null || isValidating) return;
    const reloadPart = async (all: Loaded<T> | undefined): Promise<Loaded<T> | null> => {
      if (!reload || !all || code !== null || all.at === null) return null;
      const value = await reload(all.value);
      // The rest of the data is as old as before.
      return value && { value, at: all.at };
    };
    // After a failure, the data that were loaded before stay.
    await mutate(async (all) => (await reloadPart(all)) ?? timedLoad(loadingKey), {
      revalidate: false,
    }).catch(() => {});
  };

  return { ...remote, refresh, ...(isStale && at !== null && { asOf: at }) };
}
