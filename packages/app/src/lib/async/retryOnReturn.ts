import { isNoAnswer, RemoteError } from '../remote/remoteError.ts';

/** A page that can be hidden, for example by a phone that locks. */
export type HideablePage = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** How long the scripts of a page that is being left may run, in milliseconds. The retry comes after this time. */
const LEAVING_MS = 1_000;

type View = Pick<Window, 'addEventListener'>;

/** When each view was last being left, in the time of `performance.now()`. */
const departures = new WeakMap<View, number>();

/** A request can start between `beforeunload` and the end of the page, so the event is observed from the start. */
function watchDepartures(view: View): void {
  if (departures.has(view)) return;
  departures.set(view, Number.NEGATIVE_INFINITY);
  view.addEventListener('beforeunload', () => departures.set(view, performance.now()));
}

if (typeof window !== 'undefined') watchDepartures(window);

/**
 * Sends a request, and sends it again if no reply came for one of two reasons. Otherwise rejects as `send` does.
 *
 * - The page was hidden meanwhile. A phone that locks closes the connection, and the time in a pocket does not count
 *   against the limit. The retry comes when the page is visible.
 * - The page is being left. Browsers abort its requests, also those for scripts, while its scripts still run. The retry
 *   comes later if the page stays, for example after a link that opens the telephone.
 */
export async function retryOnReturn<T>(
  send: () => Promise<T>,
  page: HideablePage = document,
  view: View = window,
): Promise<T> {
  watchDepartures(view);
  for (;;) {
    const startedAt = performance.now();
    let wasHidden = page.hidden;
    const watch = () => {
      wasHidden ||= page.hidden;
    };
    page.addEventListener('visibilitychange', watch);
    let left = false;
    try {
      return await send();
    } catch (error) {
      left = (departures.get(view) ?? Number.NEGATIVE_INFINITY) > startedAt - LEAVING_MS;
      const isReply = error instanceof RemoteError && !isNoAnswer(error.code);
      if (isReply || !(wasHidden || left)) throw error;
    } finally {
      page.removeEventListener('visibilitychange', watch);
    }
    if (left) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    await visible(page);
  }
}

function visible(page: HideablePage): Promise<void> {
  if (!page.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = () => {
      if (page.hidden) return;
      page.removeEventListener('visibilitychange', watch);
      resolve();
    };
    page.addEventListener('visibilitychange', watch);
  });
}
