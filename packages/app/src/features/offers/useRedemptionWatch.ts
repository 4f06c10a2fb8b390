import { useEffect, useRef } from 'react';
import { isPageInUse, retryQuietly } from '../../lib/async/retryQuietly.ts';

/** The pause between two requests, in milliseconds: 15 a minute, of 60 that the callable accepts. */
export const WATCH_PAUSE_MS = 4_000;

/**
 * Loads the vouchers again and again while a till can scan the open code, so that the page shows the redemption. It
 * does so on a visible page with a connection only. A request that fails changes nothing.
 */
export function useRedemptionWatch(isCodeOpen: boolean, refresh: () => Promise<void>): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(
    () =>
      isCodeOpen
        ? retryQuietly(
            () => latest.current(),
            isPageInUse,
            () => WATCH_PAUSE_MS,
          )
        : undefined,
    [isCodeOpen],
  );
}
