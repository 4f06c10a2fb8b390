/** How long a page may have been away and still be shown as it was, in milliseconds. */
export const FRESH_MS = 5 * 60_000;

/** A page that the browser kept while another one was open, and now shows again. */
export interface RestoredPage {
  /** Who is on the page; null for nobody. */
  readonly shown: string | null;
  /** Who is signed in on this device by now, as it remembers; null for nobody. */
  readonly presumed: string | null;
  /** Milliseconds. */
  readonly away: number;
}

/** Whether a restored page has to be loaded anew: it is somebody else's by now, or of hours ago. */
export function isOutdatedPage({ shown, presumed, away }: RestoredPage): boolean {
  return shown !== presumed || away > FRESH_MS;
}

/** Watches for this page to be restored from the back-forward cache, and reloads it where it is outdated. */
export function watchForRestoring({
  shown,
  presumed,
  reload,
}: {
  readonly shown: () => string | null;
  readonly presumed: () => string | null;
  readonly reload: () => void;
}): void {
  let leftAt = Date.now();
  window.addEventListener('pagehide', () => {
    leftAt = Date.now();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const page = { shown: shown(), presumed: presumed(), away: Date.now() - leftAt };
    if (!isOutdatedPage(page)) return;
    // Nothing of it may be seen until the new one is here.
    document.documentElement.hidden = true;
    reload();
  });
}
