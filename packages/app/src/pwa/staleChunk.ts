/** How long after a reload another one would not help, in milliseconds. */
export const RELOAD_PAUSE_MS = 60_000;

/** What Chromium, Firefox, WebKit and Vite say when a file could not be fetched. */
const NOT_FETCHED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** A failed import of code, with the state of the tab. Times are milliseconds since 1970. */
export interface FailedImport {
  readonly error: unknown;
  readonly online: boolean;
  readonly now: number;
  /** When this tab last reloaded because code was missing; null for never. */
  readonly lastReload: number | null;
}

/**
 * Whether a screen whose code could not be loaded is told as an update: the files of an older version are
 * gone after a release. Code that was fetched and failed is a fault of its own, which a reload repeats.
 * Offline a reload would lose the page, and right after a reload another one does not help.
 * Specification section 8.
 */
export function isStaleChunk({ error, online, now, lastReload }: FailedImport): boolean {
  const wasFetched = !(error instanceof Error && NOT_FETCHED.test(error.message));
  if (wasFetched || !online) return false;
  return lastReload === null || now - lastReload > RELOAD_PAUSE_MS;
}
