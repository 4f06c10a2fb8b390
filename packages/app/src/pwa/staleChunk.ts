/** How long after a reload another one would not help, in milliseconds. */
export const RELOAD_PAUSE_MS = 60_000;

/**
 * Whether a screen whose code could not be loaded is to be told as an update that was applied: the files
 * of an older version are gone after a release. Offline a reload would lose the page, and where it has
 * just been tried it does not help. Times are milliseconds since 1970. Specification section 8.
 */
export function isStaleChunk(online: boolean, now: number, lastReload: number | null): boolean {
  return online && (lastReload === null || now - lastReload > RELOAD_PAUSE_MS);
}
