/** A second reload within this time does not help, in milliseconds. */
export const RELOAD_PAUSE_MS = 60_000;

/** The messages of Chromium, Firefox, WebKit and Vite for a failed fetch of a module. */
const NOT_FETCHED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** A failed dynamic import and the state of the tab. Times are milliseconds since 1970. */
export interface FailedImport {
  readonly error: unknown;
  readonly online: boolean;
  readonly now: number;
  /** The time of this tab's last reload because of missing code; null for never. */
  readonly lastReload: number | null;
}

/**
 * Whether a failed import means that a new version was released, which removes the files of the old version. An error in
 * code that was fetched is not: a reload repeats it. Offline, a reload would lose the page, and right after a reload,
 * another one does not help.
 * Specification section 8.
 */
export function isStaleChunk({ error, online, now, lastReload }: FailedImport): boolean {
  const wasFetched = !(error instanceof Error && NOT_FETCHED.test(error.message));
  if (wasFetched || !online) return false;
  return lastReload === null || now - lastReload > RELOAD_PAUSE_MS;
}
