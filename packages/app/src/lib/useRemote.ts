import { useCallback, useEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { Remote } from './remote.ts';
import { remoteErrorCode } from './remoteError.ts';
import { useOnline } from './useOnline.ts';

/** A cache key: what it is, whose it is (uid), and what chooses it. */
export type RemoteKey = readonly [name: string, uid: string, ...rest: readonly (string | number)[]];

/** Remote data, with a way to ask again. */
export type RemoteQuery<T> = Remote<T> & { readonly retry: () => void };

/**
 * Remote data under a key that holds the member's uid; `loading` while the key is null. What came once
 * stays on screen while it is asked for anew, and where that fails.
 */
export function useRemote<T>(
  key: RemoteKey | null,
  fetcher: () => Promise<T>,
  options: SWRConfiguration<T> = {},
): RemoteQuery<T> {
  const online = useOnline();
  // Looked at in need alone: SWR draws the page again for what it has looked at.
  const query = useSWR<T>(key, fetcher, options);
  const { data, error, mutate } = query;
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const retry = useCallback(() => {
    // A page that has been left has no cache any more: SWR would throw.
    if (mounted.current) void mutate();
  }, [mutate]);
  if (data !== undefined) {
    return { status: 'ready', data, asking: () => query.isValidating, retry };
  }
  if (!online) return { status: 'error', code: 'no-response', retry };
  if (error !== undefined && !query.isValidating) {
    return { status: 'error', code: remoteErrorCode(error), retry };
  }
  return { status: 'loading', retry };
}
