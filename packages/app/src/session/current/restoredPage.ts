import { FRESH_MS } from '../../lib/time/freshness.ts';

/** A page that the browser restores from the back-forward cache. */
export interface RestoredPage {
  /** The uid of the member on the page; null for none. */
  readonly shown: string | null;
  /** The uid that this device presumes to be signed in now; null for none. */
  readonly presumed: string | null;
  /** How long the page was hidden, in milliseconds. */
  readonly away: number;
}

/** Whether a restored page has to reload: it shows another user, or was hidden for too long. */
export function isOutdatedPage({ shown, presumed, away }: RestoredPage): boolean {
  return shown !== presumed || away > FRESH_MS;
}

/** Reloads this page when the browser restores it from the back-forward cache and it is outdated. */
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
    // The old content stays hidden until the reload.
    document.documentElement.hidden = true;
    reload();
  });
}
