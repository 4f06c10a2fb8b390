import { useCallback } from 'react';
import type { SWRResponse } from 'swr';
import type { Remote } from './remote.ts';
import { isWithdrawal, remoteErrorCode } from './remoteError.ts';
import { useOnline } from './useOnline.ts';

/** Remote data, with a way to load them again. */
export type RemoteQuery<T> = Remote<T> & { readonly retry: () => void };

/**
 * The state of an SWR request as pages show it. Loaded data stay on the page while SWR loads them again,
 * and when that fails, unless the server refuses them. Without a connection, data that are not loaded count as `no-response`.
 */
export function useRemote<T>(response: SWRResponse<T, unknown>): RemoteQuery<T> {
  const { data, error, isValidating, mutate } = response;
  const online = useOnline();
  // `mutate` rejects after log-out, which removes the member's cache. No page shows the result then.
  const retry = useCallback(() => void mutate().catch(() => {}), [mutate]);
  const isWithdrawn = error !== undefined && isWithdrawal(remoteErrorCode(error));
  if (data !== undefined && !isWithdrawn) return { status: 'ready', data, isValidating, retry };
  if (!online) return { status: 'error', code: 'no-response', retry };
  if (error !== undefined && !isValidating) {
    return { status: 'error', code: remoteErrorCode(error), retry };
  }
  return { status: 'loading', retry };
}
