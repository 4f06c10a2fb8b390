/** The part of `navigator.wakeLock` that is used here. */
export interface ScreenLocks {
  readonly request: (type: 'screen') => Promise<{ readonly release: () => Promise<void> }>;
}

/** The part of `document` that is used here. */
export type Visibility = Pick<
  Document,
  'visibilityState' | 'addEventListener' | 'removeEventListener'
>;

/**
 * Keeps the screen on until the returned function is called. The browser lets go whenever the page is
 * hidden, so it is asked again each time the page comes back. Where the browser cannot, or will not, as
 * on a low battery, the screen dims as it always did.
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
