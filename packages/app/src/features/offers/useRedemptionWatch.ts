import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { useEffect, useRef } from 'react';
import { isPageInUse, retryQuietly } from '../../lib/async/retry.ts';

/** The pause between two requests, in milliseconds: 15 a minute, of 60 that the callable accepts. */
export const WATCH_PAUSE_MS = 4_000;

/** The requests with that pause: those of ten minutes. A code that stays open all evening would make thousands. */
export const QUICK_REQUESTS = 150;

/** After them each pause is a second longer, up to this one, in milliseconds. */
export const LONGEST_WATCH_PAUSE_MS = 30_000;

/** The pause before a request, in milliseconds, after a number of them since the last touch or change. */
const watchPause = (requests: number) =>
  Math.min(LONGEST_WATCH_PAUSE_MS, WATCH_PAUSE_MS + Math.max(0, requests - QUICK_REQUESTS) * 1_000);

/** The events that show that somebody looks at the page. */
const TOUCHES = ['pointerdown', 'keydown', 'visibilitychange'];

/** Staff can take a redemption back on their device for ten minutes (docs/till.md). */
const REVERSIBLE_MS = 10 * 60 * 1_000;

/**
 * Loads the voucher again and again while a till can scan the open code, or take its redemption back, so that the page
 * shows either. It does so on a visible page with a connection only, and less and less often after ten minutes in which
 * nobody has touched the page and nothing has changed. A request that fails changes nothing.
 */
export function useRedemptionWatch(
  isCodeOpen: boolean,
  redeemed: Voucher['redeemed'] | null,
  refresh: () => Promise<void>,
): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  const redeemedAt = redeemed?.at;
  useEffect(() => {
    if (!isCodeOpen && redeemedAt === undefined) return undefined;
    const until = isCodeOpen ? Infinity : Date.parse(redeemedAt ?? '') + REVERSIBLE_MS;
    let requests = 0;
    const watch = () =>
      retryQuietly(
        () => latest.current(),
        () => isPageInUse() && Date.now() < until,
        () => {
          requests += 1;
          return watchPause(requests);
        },
      );
    let stop = watch();
    const onTouch = () => {
      const isSlow = watchPause(requests) > WATCH_PAUSE_MS;
      requests = 0;
      // A short pause goes on: touches in quick succession must not postpone the request.
      if (!isSlow) return;
      stop();
      stop = watch();
    };
    for (const touch of TOUCHES) document.addEventListener(touch, onTouch);
    return () => {
      stop();
      for (const touch of TOUCHES) document.removeEventListener(touch, onTouch);
    };
  }, [isCodeOpen, redeemedAt]);
}
