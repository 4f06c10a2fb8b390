/** A second reload within this time does not help, in milliseconds. */
export const RELOAD_PAUSE_MS = 60_000;

/** The messages of Chromium, Firefox, WebKit and Vite for a failed fetch of a module. */
const NOT_FETCHED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an import failed because a file was not fetched. Otherwise, its code threw the error. */
export function isNotFetched(error: unknown): boolean {
  return error instanceof Error && NOT_FETCHED.test(error.message);
}

/** An import that failed although the server responds. Times are milliseconds since 1970. */
export interface FailedImport {
  readonly error: unknown;
  readonly now: number;
  /** The time of this tab's last reload because of missing code; null for never. */
  readonly lastReload: number | null;
}

/**
 * Whether a failed import means that a new version was released, which removes the files of the old version. An error in
 * code that was fetched is not: a reload repeats it. Right after a reload, another one does not help.
 * Specification section 8.
 */
export function isStaleChunk({ error, now, lastReload }: FailedImport): boolean {
  return isNotFetched(error) && mayReload(now, lastReload);
}

/** Whether the last reload because of missing code is long ago. Times are milliseconds since 1970; null for never. */
export function mayReload(now: number, lastReload: number | null): boolean {
  return lastReload === null || now - lastReload > RELOAD_PAUSE_MS;
}
