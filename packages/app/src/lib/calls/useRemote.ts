import { useCallback, useEffect } from 'react';
import { serverReturns } from '../connection/reachability.ts';
import { useOnline } from '../connection/useOnline.ts';
import type { Remote } from '../remote/remote.ts';
import { isNoAnswer, isWithdrawal, remoteErrorCode } from '../remote/remoteError.ts';
import { useOverdue } from '../time/useOverdue.ts';

/** An SWR request. */
interface RequestState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

/** Remote data, with a way to load them again. */
export type RemoteQuery<T> = Remote<T> & { readonly retry: () => void };

/**
 * The state of an SWR request as pages show it. Loaded data stay on the page while SWR loads them again,
 * and when that fails, unless the server refuses them. Without a connection, or with one that does not carry the
 * request in time, data that are not loaded count as `no-response`. They load when the connection returns.
 * @param isWanted false if nothing is to load: that is `loading` for any time
 */
export function useRemote<T>(
  { data, error, isValidating, mutate }: RequestState<T>,
  isWanted = true,
): RemoteQuery<T> {
  const online = useOnline();
  const code = error === undefined ? null : remoteErrorCode(error);
  const isOverdue = useOverdue(isWanted && data === undefined && code === null);
  // `mutate` rejects after log-out, which removes the member's cache. No page shows the result then.
  const retry = useCallback(() => void mutate().catch(() => {}), [mutate]);

  // SWR does not send a request again while a lost one is pending.
  useEffect(() => {
    if (!isOverdue) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    serverReturns(signal).then(
      (wasAway) => wasAway && !signal.aborted && retry(),
      () => {},
    );
    return () => controller.abort();
  }, [isOverdue, retry]);

  const isWithdrawn = code !== null && isWithdrawal(code);
  if (data !== undefined && !isWithdrawn) return { status: 'ready', data, isValidating, retry };
  if (!online || isOverdue) return { status: 'error', code: 'no-response', retry };
  // While SWR retries a request without a reply, the page does not change.
  if (code !== null && (isNoAnswer(code) || !isValidating)) return { status: 'error', code, retry };
  return { status: 'loading', retry };
}
