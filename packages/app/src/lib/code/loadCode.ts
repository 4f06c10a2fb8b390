import { serverResponds } from '../connection/reachability.ts';
import { tabStorage } from '../device/storage.ts';
import { RemoteError } from '../remote/remoteError.ts';
import { isNotFetched, isStaleChunk, mayReload } from './staleChunk.ts';
import { announceUpdate } from './updates.ts';

/** Reloads the page to fetch code that is missing. Does nothing right after such a reload. */
export function reloadForCode(): void {
  if (!mayReload(Date.now(), tabStorage.lastReload())) return;
  tabStorage.rememberReload(Date.now());
  location.reload();
}

/**
 * Loads code with a dynamic import. Every import of the app on demand uses this function, so that each distinguishes a
 * missing connection from a missing file:
 *
 * - The server does not respond: rejects with the `RemoteError` `no-response`.
 * - The server responds, but the import fails twice: a new version was released, which removes the files of the old
 *   version. `onStale` reloads the page, by default after a dialog, and the promise never settles. Right after such a
 *   reload, it rejects.
 * - The code throws: rejects with its error.
 *
 * Specification section 8.
 */
export async function loadCode<T>(
  load: () => Promise<T>,
  onStale: () => void = announceUpdate,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isNotFetched(error)) throw error;
    if (!(await serverResponds())) throw new RemoteError('no-response', '', { cause: error });
  }
  // The connection may have returned meanwhile.
  return load().catch((error: unknown) => {
    if (!isStaleChunk({ error, now: Date.now(), lastReload: tabStorage.lastReload() })) throw error;
    onStale();
    return new Promise<never>(() => {});
  });
}
