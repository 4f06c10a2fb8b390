import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { useEffect, useRef } from 'react';
import { isPageInUse, retryQuietly } from '../../lib/async/retryQuietly.ts';

/** The pause between two requests, in milliseconds: 15 a minute, of 60 that the callable accepts. */
export const WATCH_PAUSE_MS = 4_000;

/** Staff can take a redemption back on their device for ten minutes (docs/till.md). */
const REVERSIBLE_MS = 10 * 60 * 1_000;

/**
 * Loads the vouchers again and again while a till can scan the open code, or take its redemption back, so that the page
 * shows either. It does so on a visible page with a connection only. A request that fails changes nothing.
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
    return retryQuietly(
      () => latest.current(),
      () => isPageInUse() && Date.now() < until,
      () => WATCH_PAUSE_MS,
    );
  }, [isCodeOpen, redeemedAt]);
}
