/** The part of `navigator.wakeLock` that `keepAwake` uses. */
export interface ScreenLocks {
  readonly request: (type: 'screen') => Promise<{ readonly release: () => Promise<void> }>;
}

/** The part of `document` that `keepAwake` uses. */
export type Visibility = Pick<
  Document,
  'visibilityState' | 'addEventListener' | 'removeEventListener'
>;

/**
 * Keeps the screen on until the caller calls the returned function. The browser releases the lock when the page is
 * hidden, so the function requests another when the page is visible again. If the browser has no locks or refuses
 * one, for example on a low battery, the screen dims as usual.
 */
export function keepAwake(locks: ScreenLocks | undefined, page: Visibility): () => void {
  if (locks === undefined) return () => {};
  let done = false;
  let release = async () => {};
  const hold = async () => {
    if (page.visibilityState !== 'visible') return;
    try {
      const lock = await locks.request('screen');
      if (done) await lock.release();
      else release = () => lock.release();
    } catch {
      release = async () => {};
    }
  };
  void hold();
  page.addEventListener('visibilitychange', hold);
  return () => {
    done = true;
    page.removeEventListener('visibilitychange', hold);
    release().catch(() => {});
  };
}
